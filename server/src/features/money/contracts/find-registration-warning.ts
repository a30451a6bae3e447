import { addYears, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import type { RegistrationDue } from '@approdo/shared/domain/law/deadlines/year-deadlines';
import { findYearToRegister, passesByStay, yearsOf } from '@approdo/shared/domain/money/registration';
import { HORIZON_YEARS } from '@approdo/shared/domain/stays/stay';
import type { Reader } from '../../../db/transaction.ts';
import { type GuestStay, isSameGuest, listStaysOfGuest, listStaysTouching } from '../../stays/stays/index.ts';

/** A warning in Italian about a guest whose days in a year require registration; undefined for others. */
export async function findRegistrationWarning(reader: Reader, stay: GuestStay): Promise<string | undefined> {
  if (stay.status !== 'CONFIRMED') return undefined;
  const years = yearsOf(stay);
  const others = await listStaysOfGuest(reader, stay, { from: `${years[0]}-01-01`, to: `${years.at(-1)}-12-31` });
  return findYearToRegister(stay, others) === undefined ? undefined : TO_REGISTER;
}

/** The stays confirmed on these days, both included, by which their guest passed the days of a year. */
export async function readRegistrations(
  reader: Reader,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<RegistrationDue[]> {
  const years = { from: `${addYears(from, -1).slice(0, 4)}-01-01`, to: addYears(to, HORIZON_YEARS + 1) };
  const stays = (await listStaysTouching(reader, years)).map(({ confirmedAt, ...stay }) => ({
    ...stay,
    at: confirmedAt ?? '',
    // Nobody knows the day of those confirmed before it was recorded: they come before all others.
    confirmedOn: confirmedAt === null ? '' : todayInRome(new Date(confirmedAt)),
  }));
  const recent = stays.filter(({ confirmedOn }) => from <= confirmedOn && confirmedOn <= to);
  return recent.flatMap(({ id, guestName, confirmedOn, ...stay }) => {
    const before = stays.filter((other) => isSameGuest(other, stay) && isBefore(other, { ...stay, id }));
    return passesByStay(stay, before) ? [{ stayId: id, guestName, confirmedOn }] : [];
  });
}

type Confirmed = { readonly id: string; readonly at: string };

function isBefore(one: Confirmed, other: Confirmed): boolean {
  return one.at < other.at || (one.at === other.at && one.id < other.id);
}

const TO_REGISTER = "Con questo ospite superi 30 giorni nell'anno: il contratto va registrato";

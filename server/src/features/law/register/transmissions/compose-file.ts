import type { RegisterTerms } from '@approdo/shared/contract/law/register-settings';
import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { alloggiatiFile } from '@approdo/shared/domain/law/register/alloggiati-line';
import type { OfficialTables } from '@approdo/shared/domain/law/register/official-tables';
import { say } from '@approdo/shared/words/say';
import { sha256 } from '../../../../adapters/digest.ts';
import type { Reader } from '../../../../db/transaction.ts';
import { conflict, type FieldTexts, HttpProblem } from '../../../../http/problems.ts';
import type { GuestSeal } from '../key/guest-seal.ts';
import { findFaultsOf, listLines, listToReport, type ReportLine, readDay, type StayOnDay } from './alloggiati-day.ts';

/** The portal's limit of lines per file. */
const MAX_LINES = 1000;

/** The apartment number for each line, with an account for several; null otherwise. */
export function apartmentOf({ account, apartmentId }: RegisterTerms): number | null {
  return account === 'APARTMENTS' ? apartmentId : null;
}

/** Throws 409 for a future day, and for one that the portal no longer accepts unless `isLate`. */
export function requireArrived(date: LocalDate, today: LocalDate, isLate: boolean): void {
  if (date > today) throw conflict(say('arrivalAhead'));
  if (!isLate && date < addDays(today, -1)) throw conflict(say('arrivalTooLongAgo'));
}

type Composing = {
  readonly date: LocalDate;
  /** Whether reported guests are included. */
  readonly isAll: boolean;
  readonly seal: GuestSeal;
  readonly tables: OfficialTables;
  readonly terms: RegisterTerms;
};

export type ComposedFile = {
  readonly text: string;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly lines: readonly ReportLine[];
};

/** A day's file for the portal Alloggiati Web. Throws 409 where it has no guests, too many, or faulty ones. */
export async function composeFile(reader: Reader, composing: Composing): Promise<ComposedFile> {
  const { date, isAll, seal, tables, terms } = composing;
  const stays = (await readDay(reader, seal, date)).map((day) => ({ day, guests: listToReport(day, isAll) }));
  const count = stays.reduce((sum, { guests }) => sum + guests.length, 0);
  if (count === 0) throw conflict(say('nobodyToReport'));
  if (count > MAX_LINES) throw conflict(say('tooManyToReport'));
  refuseFaulty(Object.assign({}, ...stays.map(({ day, guests }) => describeFaults(day, guests, tables))));
  const lines = stays.flatMap(({ day, guests }) => listLines(day, guests, date));
  const text = alloggiatiFile(lines, { tables, apartmentId: apartmentOf(terms) });
  return { text, sha256: sha256(text), lines };
}

function describeFaults(day: StayOnDay, guests: StayOnDay['arriving'], tables: OfficialTables): FieldTexts {
  const { stay, registered } = day;
  const placeOf = (guestId: string) => registered.guests.findIndex(({ id }) => id === guestId);
  return Object.fromEntries(
    findFaultsOf(day, guests, tables).map((fault) => [
      `${stay.id}.guests.${placeOf(fault.guestId)}.${fault.field}`,
      fault.text,
    ]),
  );
}

function refuseFaulty(fields: FieldTexts): void {
  const [first] = Object.values(fields);
  if (first !== undefined) throw new HttpProblem(409, first, { fields });
}

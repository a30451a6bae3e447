import { findYearToRegister, yearsOf } from '@approdo/shared/domain/money/registration';
import type { Reader } from '../../../db/transaction.ts';
import { type GuestStay, listStaysOfGuest } from '../../stays/stays/index.ts';

/** A warning in Italian about a guest whose days in a year require registration; undefined for others. */
export async function findRegistrationWarning(reader: Reader, stay: GuestStay): Promise<string | undefined> {
  if (stay.status !== 'CONFIRMED') return undefined;
  const years = yearsOf(stay);
  const others = await listStaysOfGuest(reader, stay, { from: `${years[0]}-01-01`, to: `${years.at(-1)}-12-31` });
  return findYearToRegister(stay, others) === undefined ? undefined : TO_REGISTER;
}

const TO_REGISTER = "Con questo ospite superi 30 giorni nell'anno: il contratto va registrato";

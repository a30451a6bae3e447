import { formatLocalDate, type LocalDate } from '@approdo/shared/domain/local-date';
import type { Trx } from '../../db/transaction.ts';
import { conflict } from '../../http/problems.ts';
import { deleteDeparturesOfStays, insertDeparturesOfStays, listTouchingDays } from './occupied-days.repository.ts';

/**
 * Brings the occupied days in line with the property's switch: on, stays give up the day of departure; off, they take it.
 * Throws 409 that names the days, from `today` on, on which one stay ends and another begins. Days before are left as they
 * are, since nobody can ask for them any more.
 */
export async function rebuildOccupiedDays(
  trx: Trx,
  { sameDayTurnover, today }: { readonly sameDayTurnover: boolean; readonly today: LocalDate },
): Promise<void> {
  if (sameDayTurnover) return deleteDeparturesOfStays(trx, today);
  const touching = await listTouchingDays(trx, today);
  if (touching.length > 0) throw conflict(refusalFor(touching));
  await insertDeparturesOfStays(trx, today);
}

function refusalFor(days: readonly LocalDate[]): string {
  return `Non puoi disattivare il cambio ospiti in giornata: una prenotazione finisce e un'altra inizia il ${days.map((day) => formatLocalDate(day)).join(', il ')}.`;
}

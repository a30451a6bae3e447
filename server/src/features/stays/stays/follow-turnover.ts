import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { elideBeforeDates, sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import type { Trx } from '../../../db/transaction.ts';
import { conflict } from '../../../http/problems.ts';
import { deriveImports } from './derive-imports.ts';
import { markStaysChanged } from './nights-of-channels.ts';
import {
  deleteDeparturesOfStays,
  deleteImportedDays,
  insertDeparturesOfStays,
  listTouchingDays,
} from './occupied-days.repository.ts';

/**
 * Brings the occupied days in line with the property's switch: on, stays give up the day of departure; off, they take it.
 * What channels tell of takes what is left, and portals are told of all. Throws 409 that names the days, from `today` on, on which one stay ends and another begins. Days before are left as they
 * are, since nobody can ask for them any more.
 */
export async function followTurnover(
  change: { readonly trx: Trx; readonly clock: Clock },
  sameDayTurnover: boolean,
): Promise<void> {
  const { trx, clock } = change;
  const today = clock.today();
  await deleteImportedDays(trx, today);
  await turnDepartures(trx, { sameDayTurnover, today });
  await deriveImports(change, { sameDayTurnover });
  await markStaysChanged(change);
}

type Turning = { readonly sameDayTurnover: boolean; readonly today: LocalDate };

async function turnDepartures(trx: Trx, { sameDayTurnover, today }: Turning): Promise<void> {
  if (sameDayTurnover) return deleteDeparturesOfStays(trx, today);
  const touching = await listTouchingDays(trx, today);
  if (touching.length > 0) throw conflict(say('staysTouch', { days: sayEach(touching) }));
  await insertDeparturesOfStays(trx, today);
}

function sayEach(days: readonly LocalDate[]): string {
  return days.map((day) => elideBeforeDates(`il ${sayLocalDate(day)}`)).join(', ');
}

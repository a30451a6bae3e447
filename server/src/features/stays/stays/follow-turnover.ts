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
 * Adapts the occupied days to the property's switch: on, stays free their day of departure; off, they occupy it.
 * Imported stays take what is left, and portals see the change. Throws 409 with the days, from `today` on, on which one
 * stay ends and another begins. Earlier days are left alone, since nobody can request them any more.
 */
export async function followTurnover(
  change: { readonly trx: Trx; readonly clock: Clock },
  sameDayTurnover: boolean,
): Promise<void> {
  const { trx, clock } = change;
  const today = clock.today();
  await deleteImportedDays(trx, today);
  await switchDepartures(trx, { sameDayTurnover, today });
  await deriveImports(change, { sameDayTurnover });
  await markStaysChanged(change);
}

type TurnoverSwitch = { readonly sameDayTurnover: boolean; readonly today: LocalDate };

async function switchDepartures(trx: Trx, { sameDayTurnover, today }: TurnoverSwitch): Promise<void> {
  if (sameDayTurnover) return deleteDeparturesOfStays(trx, today);
  const touching = await listTouchingDays(trx, today);
  if (touching.length > 0) throw conflict(say('staysTouch', { days: sayEach(touching) }));
  await insertDeparturesOfStays(trx, today);
}

function sayEach(days: readonly LocalDate[]): string {
  return days.map((day) => elideBeforeDates(`il ${sayLocalDate(day)}`)).join(', ');
}

import { addDays, addYears, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { HORIZON_YEARS, MAX_NIGHTS } from '@approdo/shared/domain/stays/stay';
import type { Clock } from '../../../adapters/clock.ts';
import type { Trx } from '../../../db/transaction.ts';
import { isAnyEventTaking, listTakingEvents } from './events.repository.ts';
import { holdImports } from './hold-imports.ts';

type Derivation = {
  /** The days that may have changed hands; all days from today on if left out. */
  readonly from?: LocalDate;
  readonly to?: LocalDate;
  /** The ids of events that are new or have other dates. */
  readonly changed?: ReadonlySet<string>;
  /** The ids of events that were removed. */
  readonly gone?: readonly string[];
  readonly sameDayTurnover: boolean;
};

type Days = { readonly from: LocalDate; readonly to: LocalDate };

type RequestedDays = { readonly [End in keyof Days]?: Days[End] | undefined };

/** Limits a range to today and the furthest possible stay: a channel that closes days until 2099 costs no more. */
export function clampToHorizon({ from, to }: RequestedDays, clock: Clock): Days {
  const today = clock.today();
  const horizon = addDays(addYears(today, HORIZON_YEARS), MAX_NIGHTS);
  return {
    from: from === undefined || from < today ? today : from,
    to: to === undefined || to > horizon ? horizon : to,
  };
}

/** Reassigns the days to the events of channels, in the transaction of the change. */
export async function deriveImports(
  { trx, clock }: { readonly trx: Trx; readonly clock: Clock },
  { from, to, changed = new Set(), gone = [], sameDayTurnover }: Derivation,
): Promise<void> {
  await holdImports(trx, {
    ...clampToHorizon({ from, to }, clock),
    listImported: (days) => listTakingEvents(trx, days),
    changed,
    gone,
    sameDayTurnover,
    now: clock.now(),
  });
}

/** Whether any event of a channel takes some of these days. */
export async function isAnyDayImported(
  { trx, clock }: { readonly trx: Trx; readonly clock: Clock },
  days: Days,
): Promise<boolean> {
  return await isAnyEventTaking(trx, clampToHorizon(days, clock));
}

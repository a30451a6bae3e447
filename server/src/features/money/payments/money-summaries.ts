import type { MoneySummary } from '@approdo/shared/contract/bookings/money-summary';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { summarizeMoney } from '@approdo/shared/domain/money/summarize-money';
import { reckonDueDates } from '@approdo/shared/domain/money/way-to-pay';
import type { Reader } from '../../../db/transaction.ts';
import type { GuestStay } from '../../stays/stays/index.ts';
import { readWayToPay } from './due-plan.ts';
import { listAllMovements } from './entries.repository.ts';
import { listAllPlans } from './plans.repository.ts';
import { listAllPriceTotals } from './prices.repository.ts';

/** The payment status of every stay on a day, read at once for all of them. */
export async function readMoneySummaries(reader: Reader, today: LocalDate) {
  const [totals, plans, movements, way] = await Promise.all([
    listAllPriceTotals(reader),
    listAllPlans(reader),
    listAllMovements(reader),
    readWayToPay(reader, today),
  ]);
  return {
    of({ id, status, startDate: arrival, movedFrom }: GuestStay): MoneySummary {
      const plan = status === 'CONFIRMED' ? plans.get(id) : undefined;
      const instalments = plan ? reckonDueDates(plan.instalments, { since: plan.since, arrival }, way) : [];
      const money = { total: totals.get(id), instalments, movements: movements.get(id) ?? [] };
      const summary = summarizeMoney(money, today);
      // The guest of a stay brought from elsewhere owes nothing here.
      return movedFrom === null ? summary : { ...summary, missing: null };
    },
  };
}

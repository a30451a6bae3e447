import type { MoneySummary } from '@approdo/shared/contract/bookings/money-summary';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { summarizeMoney } from '@approdo/shared/domain/money/summarize-money';
import type { Reader } from '../../../db/transaction.ts';
import type { GuestStay } from '../../stays/stays/index.ts';
import { listAllMovements } from './entries.repository.ts';
import { listAllInstalments } from './plans.repository.ts';
import { listAllPriceTotals } from './prices.repository.ts';

/** The payment status of every stay on a day, read at once for all of them. */
export async function readMoneySummaries(reader: Reader, today: LocalDate) {
  const [totals, plans, movements] = await Promise.all([
    listAllPriceTotals(reader),
    listAllInstalments(reader),
    listAllMovements(reader),
  ]);
  return {
    of({ id, status }: GuestStay): MoneySummary {
      const instalments = status === 'CONFIRMED' ? (plans.get(id) ?? []) : [];
      return summarizeMoney({ total: totals.get(id), instalments, movements: movements.get(id) ?? [] }, today);
    },
  };
}

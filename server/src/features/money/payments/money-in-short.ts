import type { MoneyInShort } from '@approdo/shared/contract/bookings/money-in-short';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { tellMoneyInShort } from '@approdo/shared/domain/money/money-in-short';
import type { Reader } from '../../../db/transaction.ts';
import type { GuestStay } from '../../stays/stays/index.ts';
import { listAllMovements } from './entries.repository.ts';
import { listAllInstalments } from './plans.repository.ts';
import { listAllPriceTotals } from './prices.repository.ts';

/** The payment status of every stay on a day, read at once for all of them. */
export async function readMoneyInShort(reader: Reader, today: LocalDate) {
  const [totals, plans, movements] = await Promise.all([
    listAllPriceTotals(reader),
    listAllInstalments(reader),
    listAllMovements(reader),
  ]);
  return {
    of({ id, status }: GuestStay): MoneyInShort {
      const instalments = status === 'CONFIRMED' ? (plans.get(id) ?? []) : [];
      return tellMoneyInShort({ total: totals.get(id), instalments, movements: movements.get(id) ?? [] }, today);
    },
  };
}

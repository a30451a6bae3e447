import type { newRefund } from '@approdo/shared/contract/money/card-payments';
import { findRefundFault } from '@approdo/shared/domain/money/card-refund';
import { balanceOf } from '@approdo/shared/domain/money/ledger';
import { formatEuros } from '@approdo/shared/domain/money/money';
import type { z } from 'zod';
import type { Trx } from '../../../db/transaction.ts';
import { conflict, found } from '../../../http/problems.ts';
import { findEntry, listEntries } from '../entries.repository.ts';
import { findPayment, findRefund, insertRefund, listRefunds } from './card-payments.repository.ts';
import type { StoredRefund } from './cards.table.ts';

type Asked = z.output<typeof newRefund> & { readonly entryId: string; readonly now: Date };

/**
 * Writes down that a payment by card is to be given back, before the provider is asked. One that it has not answered is asked
 * for again under its first key, so that nothing is given back twice.
 */
export async function noteRefund(trx: Trx, { entryId, amount, key, now }: Asked): Promise<StoredRefund> {
  const { bookingId, purpose } = found(await findEntry(trx, 'id', entryId), 'Movimento non trovato');
  const payment = await findPayment(trx, 'entry_id', entryId);
  if (!payment) throw conflict('Solo un pagamento con carta si rimborsa da qui');
  const known = await findRefund(trx, 'id', key);
  if (known && known.paymentId !== payment.paymentId) throw conflict('Questo rimborso è già di un altro pagamento');
  if (known) return known;
  const all = await listRefunds(trx, bookingId);
  const refunds = all.filter(({ of }) => of === entryId);
  const unanswered = refunds.find(({ status, refundId }) => status === 'PENDING' && refundId === null);
  if (unanswered?.amount === amount) return unanswered;
  if (unanswered) {
    throw conflict(`Un rimborso di ${formatEuros(unanswered.amount)} non ha avuto risposta: prima riprova quello`);
  }
  const balance = balanceOf(await listEntries(trx, bookingId), purpose);
  const pending = all
    .filter((refund) => refund.status === 'PENDING' && refund.purpose === purpose)
    .reduce((sum, refund) => sum + refund.amount, 0);
  const fault = findRefundFault({ amount, paid: payment.entry.amount, refunds, balance, pending });
  if (fault) throw conflict(fault);
  const refund: StoredRefund = {
    ...{ id: key, refundId: null, paymentId: payment.paymentId, amount, status: 'PENDING', entryId: null },
    createdAt: now.toISOString(),
  };
  await insertRefund(trx, refund);
  return refund;
}

import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import type { InstalmentKind } from '@approdo/shared/domain/money/instalments';
import type { OpenStay } from '@approdo/shared/domain/money/year/match-line';
import { MONEY_WORDS } from '@approdo/shared/words/money/money-words';
import { nameInstalment } from '@approdo/shared/words/money/name-instalment';
import type { Reader } from '../../../db/transaction.ts';
import { readWayToPay } from './due-plan.ts';
import { listDue } from './list-due.ts';
import { getPaymentTerms } from './payment-settings.repository.ts';
import { listOpenInstalments } from './plans.repository.ts';

/** Later than any instalment is due. */
const LAST_DAY = '2199-12-31';

/** Every stay with a reference or with payments: what its guest still owes, and what goes back. */
export async function readOpenStays(reader: Reader, today: LocalDate): Promise<OpenStay[]> {
  const { items } = await listOpenInstalments(reader, { by: LAST_DAY, way: await readWayToPay(reader, today) });
  const { credits, deposits } = await listDue(reader, today);
  const { depositLabel } = await getPaymentTerms(reader);
  const words = MONEY_WORDS[ITALIAN].instalments;
  const nameOf = (kind: InstalmentKind | 'CREDIT') =>
    (kind === 'CREDIT' ? 'credito' : nameInstalment({ kind }, depositLabel, words)).toLowerCase();
  const owed = Map.groupBy(items, ({ bookingId }) => bookingId);
  const back = Map.groupBy([...credits, ...deposits], ({ bookingId }) => bookingId);
  const stays = await listStays(reader);
  return stays.map(({ id, guest_name, start_date: startDate, status, reference }) => {
    const open = ({ kind, amount, dueDate }: (typeof credits)[number]) => {
      return { kind, name: nameOf(kind), remaining: amount, dueDate: dueDate ?? startDate };
    };
    return {
      bookingId: id,
      reference,
      guestName: guest_name ?? '',
      startDate,
      isConfirmed: status === 'CONFIRMED',
      owed: (owed.get(id) ?? []).map(open),
      back: (back.get(id) ?? []).map(open),
    };
  });
}

async function listStays(reader: Reader) {
  return await reader
    .selectFrom('bookings')
    .leftJoin('payment_plans', 'payment_plans.booking_id', 'bookings.id')
    .select(['bookings.id', 'guest_name', 'start_date', 'status', 'reference'])
    .where('status', '!=', 'NOT_AVAILABLE')
    .where(({ or, eb, selectFrom }) =>
      or([eb('reference', 'is not', null), eb('bookings.id', 'in', selectFrom('entries').select('booking_id'))]),
    )
    .orderBy('start_date')
    .orderBy('bookings.id')
    .execute();
}

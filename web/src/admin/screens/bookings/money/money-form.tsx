import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import type { Booking } from '@approdo/shared/contract/stay/bookings';
import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import type { Entry } from '../../../resources/use-money.ts';
import { CardRefundForm } from './card-refund-form.tsx';
import { EntryForm, type EntryStart } from './entry-form.tsx';
import type { LineDraft } from './price-draft.ts';
import { PriceForm } from './price-form.tsx';
import { ReceiptForm } from './receipt-form.tsx';
import { RetainForm } from './retain-form.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { UndoForm } from './undo-form.tsx';

/** The form that stands over the window, and what it begins with. */
export type OpenMoneyForm =
  | { readonly kind: 'price'; readonly lines: readonly LineDraft[]; readonly reason: string }
  | { readonly kind: 'schedule' | 'retain' }
  | ({ readonly kind: 'entry' } & EntryStart)
  | { readonly kind: 'undo'; readonly entry: Entry }
  | { readonly kind: 'receipt'; readonly entries: readonly Entry[] }
  | { readonly kind: 'card-refund'; readonly entryId: string; readonly left: number };

/** What each part of the window is given. */
export type MoneyPartProps = {
  readonly booking: Booking;
  readonly money: BookingMoney;
  readonly today: LocalDate;
  readonly onOpen: (form: OpenMoneyForm) => void;
};

type Props = Omit<MoneyPartProps, 'onOpen'> & { readonly form: OpenMoneyForm; readonly onClose: () => void };

export function MoneyForm({ form, booking, money, today, onClose }: Props) {
  switch (form.kind) {
    case 'price':
      return <PriceForm booking={booking} money={money} start={form} onClose={onClose} />;
    case 'schedule':
      return <ScheduleForm booking={booking} money={money} today={today} onClose={onClose} />;
    case 'entry':
      return <EntryForm bookingId={booking.id} money={money} today={today} start={form} onClose={onClose} />;
    case 'retain':
      return <RetainForm bookingId={booking.id} held={money.held ?? 0} onClose={onClose} />;
    case 'undo':
      return <UndoForm entry={form.entry} onClose={onClose} />;
    case 'receipt':
      return <ReceiptForm booking={booking} entries={form.entries} onClose={onClose} />;
    case 'card-refund':
      return <CardRefundForm entryId={form.entryId} left={form.left} onClose={onClose} />;
  }
}

import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import type { BookingActions } from '../../bookings/bookings/index.ts';
import { MoneyForm, startOfEntry } from '../../money/stay-money/index.ts';
import type { BookingView, PageWindow } from './booking-view.ts';
import { CancelForm } from './cancel-form.tsx';
import { DecideForm } from './decide-form.tsx';
import { DeclineForm } from './decline-form.tsx';
import { DoorCodeForm } from './door-code-form.tsx';
import { EditForm } from './edit-form.tsx';

type Props = {
  readonly window: PageWindow | undefined;
  readonly view: BookingView;
  readonly money: BookingMoney | undefined;
  readonly actions: BookingActions;
  /** Called with the portals that could not be checked while saving. */
  readonly onUnchecked: (channels: readonly string[]) => void;
  readonly onClose: () => void;
};

/** The open window of a booking's page. */
export function PageWindows({ window, view: { booking, today }, money, actions, onUnchecked, onClose }: Props) {
  const decide = { booking, actions, onUnchecked, onClose };
  switch (window) {
    case 'edit':
      return <EditForm booking={booking} today={today} onUnchecked={onUnchecked} onClose={onClose} />;
    case 'cancel':
      return <CancelForm booking={booking} onClose={onClose} />;
    case 'decline':
      return <DeclineForm booking={booking} onClose={onClose} />;
    case 'confirmWithWord':
      return <DecideForm status="CONFIRMED" {...decide} />;
    case 'rejectWithWord':
      return <DecideForm status="REJECTED" {...decide} />;
    case 'doorCode':
      return <DoorCodeForm id={booking.id} onClose={onClose} />;
    case 'pay': {
      if (!money) return null;
      const form = { kind: 'entry', ...startOfEntry(money, 'IN') } as const;
      return <MoneyForm form={form} booking={booking} money={money} today={today} onClose={onClose} />;
    }
    default:
      return null;
  }
}

import { formatInstantTime } from '@approdo/shared/domain/base/date/local-date';
import { sayInstantDate } from '@approdo/shared/domain/base/date/say-date';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import styles from '../../bookings/own/stay-parts.module.css';
import type { PaymentWait } from '../../money/payments/use-payment-wait.ts';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import view from './stay-view.module.css';
import type { StayState } from './use-stay.ts';

type AgeNoteProps = Pick<Extract<StayState, { readonly kind: 'loaded' }>, 'savedAt' | 'is'>;

/** The age of what is displayed. Once it is fresh from the server it is hidden, and nothing below it moves up. */
export function AgeNote({ savedAt, is }: AgeNoteProps) {
  const { language, stayGuide } = useFurtherTexts();
  const words = stayGuide.since;
  return (
    <p className={view.since} role="status" data-fresh={is === 'fresh' || undefined}>
      {is === 'offline' && <strong>{words.offline}</strong>}
      <span>{words.updated(sayInstantDate(savedAt, language), formatInstantTime(savedAt, language))}</span>
    </p>
  );
}

type PaymentWaitNoteProps = { readonly wait: PaymentWait; readonly onRefresh: () => void };

/** The state of a payment just made at the provider's. */
export function PaymentWaitNote({ wait, onRefresh }: PaymentWaitNoteProps) {
  const { stayCard: words } = useFurtherTexts();
  if (wait === 'PAID') return <Banner kind="success">{words.paid}</Banner>;
  if (wait === 'CLOSED') return <Banner kind="error">{words.closed}</Banner>;
  return (
    <Banner kind="note">
      <div className={styles.wait} aria-busy={wait === 'WAITING'}>
        <strong>{words.waiting}</strong>
        <p>{wait === 'LATE' ? words.late : words.waitingHelp}</p>
        {wait === 'LATE' && (
          <button type="button" className={buttons.quiet} onClick={onRefresh}>
            {words.look}
          </button>
        )}
      </div>
    </Banner>
  );
}

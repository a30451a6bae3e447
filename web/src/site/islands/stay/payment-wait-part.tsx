import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './stay-island.module.css';
import type { PaymentWait } from './use-payment-wait.ts';

type Props = { readonly wait: PaymentWait; readonly onLook: () => void };

/** What becomes of a payment that was just made at the provider's. */
export function PaymentWaitPart({ wait, onLook }: Props) {
  const { stayCard: words } = useTexts();
  if (wait === 'PAID') return <Banner kind="success">{words.paid}</Banner>;
  if (wait === 'CLOSED') return <Banner kind="error">{words.closed}</Banner>;
  return (
    <Banner kind="note">
      <div className={styles.wait} aria-busy={wait === 'WAITING'}>
        <strong>{words.waiting}</strong>
        <p>{wait === 'LATE' ? words.late : words.waitingHelp}</p>
        {wait === 'LATE' && (
          <button type="button" className={buttons.quiet} onClick={onLook}>
            {words.look}
          </button>
        )}
      </div>
    </Banner>
  );
}

import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { isAhead } from '@approdo/shared/domain/stays/booking';
import { Banner } from '../../../ui/banner.tsx';
import { PayPart } from '../../money/payments/pay-part.tsx';
import { PaymentsPart } from '../../money/payments/payments-part.tsx';
import { PricePart } from '../../money/payments/price-part.tsx';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import type { SavedStay } from './save-stay.ts';
import { SECTION_IDS } from './section-ids.ts';
import styles from './stay-view.module.css';

type Props = Pick<SavedStay, 'booking' | 'money'> & {
  readonly today: LocalDate;
  readonly isPaymentPending: boolean;
  readonly onRefresh: () => Promise<void>;
};

/** What is due now and how to pay it, then what the stay costs and what was paid. */
export function PaymentsGroup({ booking, money, today, isPaymentPending, onRefresh }: Props) {
  const { stayCard } = useFurtherTexts();
  const { pay, price, instalments, isCardTest, depositLabel } = money;
  return (
    <div className={styles.group} id={SECTION_IDS.payments}>
      {isCardTest && (price || instalments.length > 0) && (
        <Banner kind="note">
          <strong>{stayCard.test}</strong> {stayCard.testHelp}
        </Banner>
      )}
      {pay && (
        <PayPart
          bookingId={booking.id}
          pay={pay}
          depositLabel={depositLabel}
          today={today}
          heldUntil={booking.heldUntil}
          isWaiting={isPaymentPending}
          onRefresh={onRefresh}
        />
      )}
      {price && <PricePart price={price} isAhead={isAhead(booking, today)} />}
      <PaymentsPart money={money} />
    </div>
  );
}

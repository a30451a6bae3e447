import type { BookingDetails } from '@approdo/shared/contract/bookings/booking';
import type { CancellationTerms } from '@approdo/shared/contract/money/cancellation-terms';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { canAskCancellation, canEndByGuest, isCancellationRequested } from '@approdo/shared/domain/stays/booking';
import { Banner } from '../../../ui/banner.tsx';
import type { StayOffer } from '../../prices/extras/stay-offer.ts';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import { Cancellation } from '../cancellation/cancellation.tsx';
import { ExtrasPart, hasExtras } from './extras-part.tsx';
import requests from './own-requests.module.css';
import { EndingButtons } from './request-buttons.tsx';
import styles from './stay-parts.module.css';
import { useRequestActions } from './use-request-actions.ts';

type Props = {
  readonly booking: BookingDetails;
  readonly offer: StayOffer | undefined;
  readonly cancellation: CancellationTerms | undefined;
  readonly today: LocalDate;
  /** Resolves with the stay as it is now; undefined if it cannot be loaded. */
  readonly load: () => Promise<{ readonly booking: BookingDetails } | undefined>;
};

/** The extras, what cancelling costs and, last and least, what cancels; nothing where nothing can be changed. */
export function ChangePart({ booking, offer, cancellation, today, load }: Props) {
  const { language, stayNext: words } = useFurtherTexts();
  const { failure, actionsFor } = useRequestActions({
    today,
    reload: async () => {
      const now = await load();
      return now && [now.booking];
    },
    // A withdrawn request no longer has a page.
    onWithdrawn: () => location.replace(addressIn(language, '/booking')),
  });
  const { canWithdraw } = booking;
  const canAsk = booking.canAskCancellation && canAskCancellation(booking, today);
  const canEnd = canWithdraw || canAsk || isCancellationRequested(booking);
  const terms = canEndByGuest(booking, today) ? cancellation : undefined;
  // What changed meanwhile is said even where nothing is left to do.
  if (!canEnd && !terms && !failure && !hasExtras(booking, offer, today)) return null;
  return (
    <section className={styles.part} aria-labelledby="stay-change">
      <h3 id="stay-change">{words.change}</h3>
      <ExtrasPart booking={booking} offer={offer} today={today} load={load} />
      {terms && <Cancellation terms={terms} />}
      {failure && (
        <Banner kind="error" isAnswer>
          {failure}
        </Banner>
      )}
      {canEnd && (
        <div className={styles.actions}>
          <EndingButtons
            booking={booking}
            actions={actionsFor(booking.id)}
            canWithdraw={canWithdraw}
            canAskCancellation={canAsk}
            className={requests.ending}
          />
        </div>
      )}
    </section>
  );
}

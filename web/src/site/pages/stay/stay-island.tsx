import type { CancellationTerms } from '@approdo/shared/contract/money/cancellation-terms';
import type { BookingGuide } from '@approdo/shared/contract/stays/guide';
import { formatInstantTime, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { sayInstantDate } from '@approdo/shared/domain/base/date/say-date';
import { addressIn, readLanguage } from '@approdo/shared/domain/base/language/language-address';
import { canBeCancelled, canEndByGuest, isAhead } from '@approdo/shared/domain/stays/booking';
import { pageOfPoint } from '@approdo/shared/rich-text/map-point';
import { useCallback, useEffect, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { signInAddress } from '../../accounts/sign-in/return-path.ts';
import { Cancellation } from '../../bookings/cancellation/cancellation.tsx';
import { CalendarPart } from '../../bookings/own/calendar-part.tsx';
import { ExtrasPart } from '../../bookings/own/extras-part.tsx';
import { StatusPart } from '../../bookings/own/status-part.tsx';
import styles from '../../bookings/own/stay-parts.module.css';
import { MessagesPart } from '../../messages/conversation/messages-part.tsx';
import { DocumentsPart } from '../../money/papers/documents-part.tsx';
import { PayPart } from '../../money/payments/pay-part.tsx';
import { PaymentsPart } from '../../money/payments/payments-part.tsx';
import { PricePart } from '../../money/payments/price-part.tsx';
import { type PaymentWait, usePaymentWait } from '../../money/payments/use-payment-wait.ts';
import type { StayOffer } from '../../prices/extras/stay-offer.ts';
import { useFreshSession } from '../../session/use-fresh-session.ts';
import { DoorPart, GuidePart } from '../../stays/guide/guide-part.tsx';
import { useFurtherTexts, useTexts } from '../../texts/use-texts.ts';
import { findSavedStay, type SavedStay } from './save-stay.ts';
import { type StayState, useStay } from './use-stay.ts';

type Props = {
  /** The property's location, which the page knows without knowing the guest. */
  readonly place: Place;
  /** If the owner has cancellation terms. */
  readonly cancellation?: CancellationTerms;
  /** If the owner offers more than linen. */
  readonly offer?: StayOffer;
};

/** The guest's own stay, named by the address; a visitor is sent to sign in, and comes back. */
export function StayIsland(page: Props) {
  const session = useFreshSession();
  const [id, setId] = useState<string>();

  useEffect(() => {
    setId(readId(location.pathname));
  }, []);

  if (id === undefined) return <Moment />;
  if (!session) return <SignInFirst />;
  // Nothing of another account's stay remains on the screen.
  return <OwnStay key={session.user.id} id={id} {...page} />;
}

function OwnStay({ id, ...page }: Props & { readonly id: string }) {
  const { state, load } = useStay(id);
  if (state.kind === 'loading') return <Moment />;
  if (state.kind === 'refused') return <SignInFirst />;
  if (state.kind === 'loaded') return <Stay {...state} {...page} load={load} />;
  return <Failure isMissing={state.kind === 'missing'} onRetry={load} />;
}

function Moment() {
  return <Banner kind="note">{useTexts().forms.moment}</Banner>;
}

function SignInFirst() {
  const { language } = useTexts();
  useEffect(() => {
    location.replace(signInAddress(language, location.pathname + location.search));
  }, [language]);
  return <Moment />;
}

type StayProps = Extract<StayState, { readonly kind: 'loaded' }> &
  Props & { readonly load: () => Promise<SavedStay | undefined> };

function Stay({ booking, money, guide, savedAt, is, place, cancellation, offer, load }: StayProps) {
  const { stayCard } = useFurtherTexts();
  const today = todayInRome(new Date());
  const loadAgain = useCallback(async () => void (await load()), [load]);
  const { wait, checkAgain } = usePaymentWait(money.orders, loadAgain);
  return (
    <div className={styles.stay}>
      {is !== 'fresh' && <AgeNote savedAt={savedAt} isOffline={is === 'offline'} />}
      <StatusPart booking={booking} today={today} reload={async () => (await load())?.booking} />
      {money.isCardTest && (money.price || money.instalments.length > 0) && (
        <Banner kind="note">
          <strong>{stayCard.test}</strong> {stayCard.testHelp}
        </Banner>
      )}
      {wait && <PaymentWaitPart wait={wait} onRefresh={checkAgain} />}
      {money.pay && (
        <PayPart
          bookingId={booking.id}
          pay={money.pay}
          depositLabel={money.depositLabel}
          today={today}
          heldUntil={booking.heldUntil}
          isWaiting={wait === 'WAITING' || wait === 'LATE'}
          onRefresh={loadAgain}
        />
      )}
      {money.price && <PricePart price={money.price} isAhead={isAhead(booking, today)} />}
      <PaymentsPart money={money} />
      <ExtrasPart booking={booking} offer={offer} today={today} load={load} />
      {cancellation && canEndByGuest(booking, today) && <Cancellation terms={cancellation} />}
      <DocumentsPart documents={booking.documents} isOn={booking.status === 'CONFIRMED'} onAccepted={loadAgain} />
      {canBeCancelled(booking, today) && <CalendarPart id={booking.id} findStored={findSavedCalendar} />}
      {isAhead(booking, today) && <DirectionsPart place={place} hours={guide} />}
      <DoorPart guide={guide} />
      <GuidePart guide={guide} today={today} />
      <MessagesPart booking={booking} />
    </div>
  );
}

async function findSavedCalendar(id: string): Promise<string | null | undefined> {
  return (await findSavedStay(id))?.calendar;
}

function Failure({ isMissing, onRetry }: { readonly isMissing: boolean; readonly onRetry: () => Promise<unknown> }) {
  const { language, stay } = useFurtherTexts();
  return (
    <div className={styles.stay}>
      <Banner kind="error">{isMissing ? stay.missing : stay.failed}</Banner>
      {isMissing ? (
        <a className={buttons.quiet} href={addressIn(language, '/booking')}>
          {stay.toRequests}
        </a>
      ) : (
        <button type="button" className={buttons.quiet} onClick={onRetry}>
          {stay.again}
        </button>
      )}
    </div>
  );
}

function readId(path: string): string {
  return decodeURIComponent(readLanguage(path).address.split('/')[2] ?? '');
}

type AgeNoteProps = { readonly savedAt: string; readonly isOffline: boolean };

/** The age of what is displayed, if it is not fresh from the server. */
function AgeNote({ savedAt, isOffline }: AgeNoteProps) {
  const { language, stayGuide } = useFurtherTexts();
  const words = stayGuide.since;
  return (
    <p className={styles.since} role="status">
      {isOffline && <strong>{words.offline}</strong>}
      <span>{words.updated(sayInstantDate(savedAt, language), formatInstantTime(savedAt, language))}</span>
    </p>
  );
}

type PaymentWaitPartProps = { readonly wait: PaymentWait; readonly onRefresh: () => void };

/** The state of a payment just made at the provider's. */
function PaymentWaitPart({ wait, onRefresh }: PaymentWaitPartProps) {
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

/** The property's public location. */
type Place = {
  readonly address: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

type PlaceProps = { readonly place: Place; readonly hours: Pick<BookingGuide, 'checkInFrom' | 'checkOutBy'> };

/** The address and the hours; the map belongs to others, and is requested only when opened. */
function DirectionsPart({ place: { address, latitude, longitude }, hours: { checkInFrom, checkOutBy } }: PlaceProps) {
  const words = useFurtherTexts().stayGuide.way;
  const point = latitude === null || longitude === null ? undefined : { latitude, longitude };
  if (!address && !point && !checkInFrom && !checkOutBy) return null;
  return (
    <section className={styles.part} aria-labelledby="stay-way">
      <h3 id="stay-way">{words.title}</h3>
      {address && <address className={styles.address}>{address}</address>}
      {point && (
        <p>
          <a href={pageOfPoint(point)} target="_blank" rel="noopener">
            {words.map}
          </a>
        </p>
      )}
      {checkInFrom && <p>{words.checkIn(checkInFrom)}</p>}
      {checkOutBy && <p>{words.checkOut(checkOutBy)}</p>}
    </section>
  );
}

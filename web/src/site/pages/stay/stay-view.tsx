import type { CancellationTerms } from '@approdo/shared/contract/money/cancellation-terms';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { canBeCancelled, isAhead } from '@approdo/shared/domain/stays/booking';
import { useCallback, useState } from 'react';
import { CalendarPart } from '../../bookings/own/calendar-part.tsx';
import { ChangePart } from '../../bookings/own/change-part.tsx';
import { StatusPart } from '../../bookings/own/status-part.tsx';
import styles from '../../bookings/own/stay-parts.module.css';
import { ContactLinks, type OwnerContacts } from '../../content/property/contact-links.tsx';
import { isConversationShown, MessagesPart } from '../../messages/conversation/messages-part.tsx';
import { type Conversation, countUnread, useConversation } from '../../messages/conversation/use-conversation.ts';
import { DocumentsPart } from '../../money/papers/documents-part.tsx';
import { hasPayments } from '../../money/payments/payments-part.tsx';
import { hasPrice } from '../../money/payments/price-part.tsx';
import { usePaymentWait } from '../../money/payments/use-payment-wait.ts';
import type { StayOffer } from '../../prices/extras/stay-offer.ts';
import { hasGuide } from '../../stays/guide/guide-part.tsx';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import { ArrivalGroup, hasDirections, type Place } from './arrival-group.tsx';
import { findNextStep } from './find-next-step.ts';
import { NextStepPart } from './next-step-part.tsx';
import { PaymentsGroup } from './payments-group.tsx';
import { findSavedStay, type SavedStay } from './save-stay.ts';
import { SECTION_IDS, type SectionName } from './section-ids.ts';
import { SectionLinks } from './section-links.tsx';
import { AgeNote, PaymentWaitNote } from './stay-notes.tsx';
import type { StayState } from './use-stay.ts';

/** What the page knows without knowing the guest. */
export type StayPageFacts = {
  /** The property's location. */
  readonly place: Place;
  /** If the owner has cancellation terms. */
  readonly cancellation?: CancellationTerms;
  /** If the owner offers more than linen. */
  readonly offer?: StayOffer;
  /** If the owner has given a telephone number. */
  readonly contacts?: OwnerContacts;
};

type Props = Extract<StayState, { readonly kind: 'loaded' }> &
  StayPageFacts & { readonly load: () => Promise<SavedStay | undefined> };

/** The guest's stay: what she does now, then its sections, and what cancels it last. */
export function StayView({ booking, money, guide, messages: known, savedAt, is, load, ...page }: Props) {
  const { place, cancellation, offer, contacts } = page;
  const words = useFurtherTexts().place;
  const today = todayInRome(new Date());
  const [hasAge] = useState(is !== 'fresh');
  const loadAgain = useCallback(async () => void (await load()), [load]);
  const { wait, checkAgain } = usePaymentWait(money.orders, loadAgain);
  const conversation = useConversation(booking.id, known);
  const { messages } = conversation;
  const sections = findSections({ booking, money, guide, place, messages, today });
  const isPaymentPending = wait === 'WAITING' || wait === 'LATE';
  const step = findNextStep(
    {
      ...{ booking, pay: money.pay, isPaymentPending },
      ...{ lastFrom: messages?.at(-1)?.from, hasArrival: sections.arrival },
    },
    new Date(),
  );
  return (
    <div className={styles.stay}>
      {(hasAge || is !== 'fresh') && <AgeNote savedAt={savedAt} is={is} />}
      <StatusPart booking={booking} total={money.price?.total ?? null} />
      <SectionLinks sections={sections} unread={countUnread(messages ?? [])} />
      {wait && <PaymentWaitNote wait={wait} onRefresh={checkAgain} />}
      {step && <NextStepPart step={step} depositLabel={money.depositLabel} today={today} />}
      {sections.payments && <PaymentsGroup {...{ booking, money, today, isPaymentPending }} onRefresh={loadAgain} />}
      {sections.arrival && <ArrivalGroup {...{ guide, place, today }} isAhead={isAhead(booking, today)} />}
      {sections.messages && (
        <MessagesPart booking={booking} conversation={conversation}>
          {contacts && booking.status === 'CONFIRMED' && <ContactLinks contacts={contacts} whatsApp={words.whatsApp} />}
        </MessagesPart>
      )}
      {sections.documents && (
        <div id={SECTION_IDS.documents}>
          <DocumentsPart booking={booking} onAccepted={loadAgain} />
        </div>
      )}
      {canBeCancelled(booking, today) && <CalendarPart id={booking.id} findStored={findSavedCalendar} />}
      <ChangePart booking={booking} offer={offer} cancellation={cancellation} today={today} load={load} />
    </div>
  );
}

async function findSavedCalendar(id: string): Promise<string | null | undefined> {
  return (await findSavedStay(id))?.calendar;
}

type Shown = Pick<SavedStay, 'booking' | 'money' | 'guide'> & {
  readonly place: Place;
  readonly messages: Conversation['messages'];
  readonly today: string;
};

/** Which sections the page of a stay has; an empty one is left out. */
function findSections({ booking, money, guide, place, messages, today }: Shown): Record<SectionName, boolean> {
  const isComing = isAhead(booking, today);
  return {
    payments: money.pay !== null || hasPayments(money) || (money.price !== null && hasPrice(money.price, isComing)),
    arrival: (isComing && hasDirections(place, guide)) || guide.doorCode !== undefined || hasGuide(guide, today),
    messages: isConversationShown({ booking, messages, today }),
    documents: booking.documents.length > 0,
  };
}

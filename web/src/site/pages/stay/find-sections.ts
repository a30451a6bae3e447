import { isAhead } from '@approdo/shared/domain/stays/booking';
import { isConversationShown } from '../../messages/conversation/messages-part.tsx';
import type { Conversation } from '../../messages/conversation/use-conversation.ts';
import { hasPayments } from '../../money/payments/payments-part.tsx';
import { hasPrice } from '../../money/payments/price-part.tsx';
import { hasGuide } from '../../stays/guide/guide-part.tsx';
import { hasDirections, type Place } from './arrival-group.tsx';
import type { SavedStay } from './save-stay.ts';
import type { SectionName } from './section-ids.ts';

type Shown = Pick<SavedStay, 'booking' | 'money' | 'guide'> & {
  readonly place: Place;
  readonly messages: Conversation['messages'];
  readonly today: string;
};

/** Which sections the page of a stay has; an empty one is left out. */
export function findSections({ booking, money, guide, place, messages, today }: Shown): Record<SectionName, boolean> {
  const isComing = isAhead(booking, today);
  return {
    payments: money.pay !== null || hasPayments(money) || (money.price !== null && hasPrice(money.price, isComing)),
    arrival: (isComing && hasDirections(place, guide)) || guide.doorCode !== undefined || hasGuide(guide, today),
    messages: isConversationShown({ booking, messages, today }),
    documents: booking.documents.length > 0,
  };
}

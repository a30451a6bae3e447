import type { Channel, ChannelEvent } from '@approdo/shared/contract/bookings/channels';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { takesNights } from '@approdo/shared/domain/bookings/channels/classify-feed';
import { CHANNEL_EVENTS } from './texts/calendars.ts';
import { DOUBT } from './texts/channel-doubts.ts';

type Context = Pick<Channel, 'name' | 'edges'> & { readonly today: LocalDate };

/** Explains an event: why it has its meaning, and its unreadable parts. */
export function explainEvent(event: ChannelEvent, context: Context): string {
  const { isVanished, isUnread, leftOut = [] } = event;
  return [
    explainMeaning(event, context),
    ...(isVanished ? [CHANNEL_EVENTS.missing] : []),
    ...(isUnread ? [CHANNEL_EVENTS.unread] : []),
    ...leftOut.map((part) => CHANNEL_EVENTS.leftOut[part]),
  ].join(' ');
}

function explainMeaning({ as, startDate, isInDoubt }: ChannelEvent, { name, edges, today }: Context): string {
  if (as === 'STAY') return CHANNEL_EVENTS.stay(name);
  if (as === 'CLOSURE') return CHANNEL_EVENTS.closure(name);
  if (as === 'FREE') return CHANNEL_EVENTS.free;
  if (as === 'ECHO') return isInDoubt ? DOUBT.question(name) : CHANNEL_EVENTS.echo;
  if (takesNights(as, edges)) return CHANNEL_EVENTS.takenEdge;
  return startDate <= today ? CHANNEL_EVENTS.nearEdge : CHANNEL_EVENTS.farEdge;
}

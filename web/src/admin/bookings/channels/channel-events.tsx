import { type Channel, type ChannelEvent, channelEvent, channels } from '@approdo/shared/contract/bookings/channels';
import { daysBetween, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { takesNights } from '@approdo/shared/domain/bookings/channels/classify-feed';
import { NativeSelect, Text } from '@mantine/core';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { useAction } from '../../kit/feedback/use-action.ts';
import { Window } from '../../kit/feedback/window.tsx';
import kit from '../../kit/styles/kit.module.css';
import { useRead } from '../../session/use-read.ts';
import { sayDates, sayNights } from '../../stays/stays/index.ts';
import styles from './channel-events.module.css';
import { DoubtButtons } from './doubt-questions.tsx';
import { CHANNEL_EVENTS, EVENT_MEANINGS } from './texts/calendars.ts';
import { DOUBT } from './texts/channel-doubts.ts';

const MEANINGS = channelEvent.shape.as.options;

type Props = { readonly channel: Channel; readonly onClose: () => void };

/** The events of a portal from today on, and their meaning here. */
export function ChannelEvents({ channel, onClose }: Props) {
  const query = useRead(channels.events, { params: { id: channel.id } });
  const today = todayInRome(new Date());
  const isAhead = ({ endDate }: ChannelEvent) => endDate > today;
  return (
    <Window title={CHANNEL_EVENTS.title(channel.name)} onClose={onClose} size="xl">
      <Text c="dimmed" mb="sm">
        {CHANNEL_EVENTS.hint}
      </Text>
      <QueryStates
        query={query}
        failure={CHANNEL_EVENTS.loadFailed}
        empty={{ when: (events) => !events.some(isAhead), text: CHANNEL_EVENTS.empty }}
      >
        {(events) => <EventList events={events.filter(isAhead)} channel={channel} today={today} />}
      </QueryStates>
    </Window>
  );
}

type EventListProps = {
  readonly events: readonly ChannelEvent[];
  readonly channel: Channel;
  readonly today: string;
};

function EventList({ events, channel, today }: EventListProps) {
  const { isBusy, mean } = useMeanEvent(channel);
  const isCalendar = channel.kind === 'CALENDAR';
  return (
    <ul className={`${kit.plainList} ${kit.grid}`}>
      {events.map((event) => (
        <li key={event.id} className={styles.event} data-counts={takesNights(event.as, channel.edges)}>
          <strong id={`event-${event.id}`}>{sayDates(event)}</strong>
          <span className={kit.muted}>{sayNights(daysBetween(event.startDate, event.endDate))}</span>
          <p className={styles.why}>{explainEvent(event, { ...channel, today })}</p>
          {event.isInDoubt && (
            <div className={kit.wholeRow} style={{ order: 1 }}>
              <DoubtButtons doubt={{ ...event, channel }} describedBy={`event-${event.id}`} />
            </div>
          )}
          <NativeSelect
            className={styles.meaning}
            size="xs"
            label={CHANNEL_EVENTS.countsAs}
            aria-describedby={`event-${event.id}`}
            value={event.as}
            data={MEANINGS.filter((value) => value !== 'FREE' || isCalendar || event.as === value).map((value) => ({
              value,
              label: EVENT_MEANINGS[value],
            }))}
            onChange={({ currentTarget }) => {
              const as = MEANINGS.find((known) => known === currentTarget.value);
              if (as && !isBusy) void mean(event, as);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

/** Changes the meaning of an event; asks first if that frees nights. */
function useMeanEvent({ id, edges }: Channel) {
  const confirm = useConfirm();
  const mean = useAction({
    run: ({ event, as }: { readonly event: ChannelEvent; readonly as: ChannelEvent['as'] }, call) =>
      call(channels.decideEvent, { params: { id, eventId: event.id }, body: { as } }),
    success: () => CHANNEL_EVENTS.changed,
    describe: (fault) => describeFailure(fault, CHANNEL_EVENTS.changeFailed),
  });
  return {
    isBusy: mean.isPending,
    mean: async (event: ChannelEvent, as: ChannelEvent['as']) => {
      const isFreed = takesNights(event.as, edges) && !takesNights(as, edges);
      const question = {
        title: CHANNEL_EVENTS.freeQuestion,
        text: CHANNEL_EVENTS.freeText(sayDates(event)),
        action: CHANNEL_EVENTS.freeQuestion,
      };
      if (!isFreed || (await confirm(question))) mean.mutate({ event, as });
    },
  };
}

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

import { type Channel, type ChannelEvent, channels } from '@approdo/shared/contract/bookings/channels';
import { Alert } from '@mantine/core';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { RowButton, RowButtons } from '../../kit/table/row-buttons.tsx';
import { useRead } from '../../session/use-read.ts';
import { sayDates } from '../../stays/stays/index.ts';
import styles from './channel-card.module.css';
import { CHANNEL_EVENTS } from './texts/calendars.ts';
import { VANISHED } from './texts/channel-doubts.ts';
import { useAnswerVanished } from './use-channel-answers.ts';

type Props = {
  readonly channel: Channel;
  /** The id of the element naming the channel. */
  readonly describedBy: string;
};

/**
 * Asks about missing events whose nights are not freed automatically: many at once, or missing from an incomplete
 * reading. They stay until the owner decides.
 */
export function LackingQuestion({ channel, describedBy }: Props) {
  const query = useRead(channels.events, { params: { id: channel.id } });
  const { isBusy, free, keep } = useAnswerVanished(channel);
  const button = { describedBy, isBusy };
  const isSuspect = channel.state === 'SUSPECT';
  if (!isSuspect && !query.data?.some(isLacking)) return null;
  const { name } = channel;
  return (
    <Alert
      color={isSuspect ? 'red' : 'lemon'}
      className={styles.vanished}
      title={isSuspect ? VANISHED.title : VANISHED.unreadTitle}
    >
      <p>{isSuspect ? VANISHED.text(name) : VANISHED.unreadText(name)}</p>
      <QueryStates query={query} failure={CHANNEL_EVENTS.loadFailed}>
        {(events) => (
          <ul className={styles.nights} aria-label={VANISHED.list}>
            {events.filter(isLacking).map((event) => (
              <li key={event.id}>{sayDates(event)}</li>
            ))}
          </ul>
        )}
      </QueryStates>
      <RowButtons>
        <RowButton {...button} variant={isSuspect ? 'filled' : 'default'} onClick={keep}>
          {VANISHED.keep}
        </RowButton>
        <RowButton {...button} variant="outline" color="red" onClick={() => void free()}>
          {VANISHED.free}
        </RowButton>
      </RowButtons>
    </Alert>
  );
}

function isLacking({ isVanished, isUnread }: ChannelEvent): boolean {
  return isVanished === true || isUnread === true;
}

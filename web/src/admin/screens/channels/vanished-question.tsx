import type { Channel } from '@approdo/shared/contract/channel/channels';
import { Alert } from '@mantine/core';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { sayDates } from '../../format/describe-booking.ts';
import { RowButton, RowButtons } from '../../table/row-buttons.tsx';
import { CHANNEL_EVENTS, VANISHED } from '../../texts/calendars.ts';
import styles from './channel-card.module.css';
import { useAnswerVanished } from './use-channel-answers.ts';
import { useChannelEvents } from './use-channel-events.ts';

type Props = {
  readonly channel: Channel;
  /** The id of what names the channel. */
  readonly describedBy: string;
};

/** Which stays are gone from a portal all at once; nothing becomes of them until the owner has said what. */
export function VanishedQuestion({ channel, describedBy }: Props) {
  const query = useChannelEvents(channel);
  const { isBusy, free, keep } = useAnswerVanished(channel);
  const button = { describedBy, isBusy };
  return (
    <Alert color="red" className={styles.vanished} title={VANISHED.title}>
      <p>{VANISHED.text(channel.name)}</p>
      <QueryFaces query={query} failure={CHANNEL_EVENTS.loadFailed}>
        {(events) => (
          <ul className={styles.nights} aria-label={VANISHED.list}>
            {events
              .filter(({ isVanished }) => isVanished)
              .map((event) => (
                <li key={event.id}>{sayDates(event)}</li>
              ))}
          </ul>
        )}
      </QueryFaces>
      <RowButtons>
        <RowButton {...button} variant="filled" onClick={keep}>
          {VANISHED.keep}
        </RowButton>
        <RowButton {...button} variant="outline" color="red" onClick={() => void free()}>
          {VANISHED.free}
        </RowButton>
      </RowButtons>
    </Alert>
  );
}

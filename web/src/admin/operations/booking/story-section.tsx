import { bookingHistory } from '@approdo/shared/contract/operations/booking-history';
import { formatInstantDateTime } from '@approdo/shared/domain/base/date/local-date';
import { Title } from '@mantine/core';
import { listHistory, STORY } from '../../bookings/bookings/index.ts';
import { QueryFaces } from '../../kit/feedback/query-faces.tsx';
import { useRead } from '../../session/use-read.ts';
import { GuestStays } from './guest-stays.tsx';
import type { ShownBooking } from './shown-booking.ts';
import styles from './story-section.module.css';

/** A booking's events, newest first, and the other stays of its guest. */
export function StorySection({ booking, all }: ShownBooking) {
  const query = useRead(bookingHistory.list, { params: { id: booking.id } });
  const others = listHistory(all, booking).filter(({ id }) => id !== booking.id);
  return (
    <>
      <QueryFaces
        query={query}
        failure={STORY.loadFailed}
        empty={{ when: ({ length }) => length === 0, text: STORY.none }}
      >
        {(events) => (
          <ol className={styles.story}>
            {events.map(({ at, kind, text, by }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may be of one instant, and none moves.
              <li key={`${at} ${kind} ${place}`}>
                <p className={styles.text}>{text}</p>
                <p className={styles.about}>
                  <time dateTime={at}>{formatInstantDateTime(at)}</time>
                  {by !== null && ` · ${STORY.by(by)}`}
                </p>
              </li>
            ))}
          </ol>
        )}
      </QueryFaces>
      {others.length > 0 && (
        <>
          <Title order={3} size="h5" mt="lg">
            {STORY.others}
          </Title>
          <GuestStays stays={others} />
        </>
      )}
    </>
  );
}

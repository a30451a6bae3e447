import { bookingHistory } from '@approdo/shared/contract/operations/booking-history';
import { formatInstantDateTime } from '@approdo/shared/domain/base/date/local-date';
import { Title } from '@mantine/core';
import { listHistory, STORY } from '../../bookings/bookings/index.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import kit from '../../kit/styles/kit.module.css';
import { useRead } from '../../session/use-read.ts';
import type { BookingView } from './booking-view.ts';
import { GuestStays } from './guest-stays.tsx';

/** A booking's events, newest first, and the other stays of its guest. */
export function HistorySection({ booking, all }: BookingView) {
  const query = useRead(bookingHistory.list, { params: { id: booking.id } });
  const others = listHistory(all, booking).filter(({ id }) => id !== booking.id);
  return (
    <>
      <QueryStates
        query={query}
        failure={STORY.loadFailed}
        empty={{ when: ({ length }) => length === 0, text: STORY.none }}
      >
        {(events) => (
          <ol className={`${kit.stack3} ${kit.plainList}`}>
            {events.map(({ at, kind, text, by }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may be of one instant, and none moves.
              <li key={`${at} ${kind} ${place}`}>
                <p className={`${kit.flush} ${kit.wrapAnywhere} ${kit.keepLines}`}>{text}</p>
                <p className={kit.hint}>
                  <time dateTime={at}>{formatInstantDateTime(at)}</time>
                  {by !== null && ` · ${STORY.by(by)}`}
                </p>
              </li>
            ))}
          </ol>
        )}
      </QueryStates>
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

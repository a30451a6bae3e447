import type { MailStatus, QueuedMail } from '@approdo/shared/contract/site/mail';
import type { Task } from '@approdo/shared/contract/site/tasks';
import type { Booking } from '@approdo/shared/contract/stay/bookings';
import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import { isCancellationAsked } from '@approdo/shared/domain/stay/booking';
import { nearsExpiry } from '@approdo/shared/domain/stay/expiry';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { stateOf, type TaskState } from '../../resources/arrange-tasks.ts';
import { groupBookings } from '../../resources/group-bookings.ts';
import { countUnanswered, useBookings } from '../../resources/use-bookings.ts';
import { useMail } from '../../resources/use-mail.ts';
import { useMessages } from '../../resources/use-messages.ts';
import { useReviews } from '../../resources/use-reviews.ts';
import { useTasks } from '../../resources/use-tasks.ts';
import { BOOKINGS } from '../../texts/bookings.ts';
import { MAIL } from '../../texts/mail.ts';
import { MESSAGES } from '../../texts/messages.ts';
import { OVERVIEW, WAITING } from '../../texts/overview.ts';
import { REVIEWS } from '../../texts/reviews.ts';
import { TASKS } from '../../texts/tasks.ts';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';

/** What only the owner can settle, each a way to where she does. */
export function Waiting({ today }: { readonly today: LocalDate }) {
  const messages = useMessages();
  const reviews = useReviews();
  const tasks = useTasks();
  const countTasks = (wanted: TaskState) => (found: readonly Task[]) =>
    found.filter((task) => stateOf(task, today) === wanted).length;
  return (
    <Panel title={OVERVIEW.waiting}>
      <ul className={styles.waiting}>
        <BookingCounts today={today} />
        <Count
          query={messages}
          failure={MESSAGES.loadFailed}
          to="/messages?stato=open"
          say={WAITING.messages}
          count={(found) => found.filter(({ answered }) => !answered).length}
        />
        <Count
          query={reviews}
          failure={REVIEWS.loadFailed}
          to="/reviews?stato=PENDING"
          say={WAITING.reviews}
          count={(found) => found.filter(({ status }) => status === 'PENDING').length}
        />
        <MailCount status="FAILED" say={WAITING.unsent} />
        <Count query={tasks} failure={TASKS.loadFailed} to="/task" say={WAITING.due} count={countTasks('today')} />
        <Count
          query={tasks}
          failure={TASKS.loadFailed}
          to="/task"
          say={WAITING.overdue}
          count={countTasks('overdue')}
        />
        <MailCount status="HELD" say={WAITING.held} isHiddenAtNone />
      </ul>
    </Panel>
  );
}

/** Requests always; what is rare only where there is any. */
function BookingCounts({ today }: { readonly today: LocalDate }) {
  const query = useBookings();
  const shared = { query, failure: BOOKINGS.loadFailed };
  const rare = { ...shared, isHiddenAtNone: true };
  return (
    <>
      <Count
        {...shared}
        to="/bookings?stato=PENDING"
        say={WAITING.requests}
        count={(found) => groupBookings(found, today).requests.length}
      />
      <Count {...rare} to="/bookings?stato=EXPIRING" say={WAITING.expiring} count={countExpiring} />
      <Count {...rare} to="/bookings?stato=CANCELLATION_ASKED" say={WAITING.cancellations} count={countAsked} />
      <Count {...rare} to="/bookings?stato=UNANSWERED" say={WAITING.conversations} count={countUnanswered} />
    </>
  );
}

type MailCountProps = Pick<CountProps<unknown>, 'say' | 'isHiddenAtNone'> & { readonly status: MailStatus };

function MailCount({ status: wanted, ...shown }: MailCountProps) {
  return (
    <Count
      query={useMail()}
      failure={MAIL.loadFailed}
      to={`/mail?stato=${wanted}`}
      count={(mails: readonly QueuedMail[]) => mails.filter(({ status }) => status === wanted).length}
      {...shown}
    />
  );
}

function countExpiring(bookings: readonly Booking[]): number {
  return bookings.filter((booking) => nearsExpiry(booking, new Date())).length;
}

function countAsked(bookings: readonly Booking[]): number {
  return bookings.filter(isCancellationAsked).length;
}

type CountProps<Found> = {
  readonly query: UseQueryResult<Found>;
  readonly failure: string;
  readonly to: string;
  readonly say: (count: number) => string;
  readonly count: (found: Found) => number;
  /** For what is rare: nothing stands there until it is known that there is some. */
  readonly isHiddenAtNone?: boolean;
};

/** A number that asks for something; it rests where there is nothing to do. */
function Count<Found>({ query, failure, to, say, count, isHiddenAtNone = false }: CountProps<Found>) {
  if (isHiddenAtNone && (query.data === undefined || count(query.data) === 0)) return null;
  return (
    <li>
      <QueryFaces query={query} failure={failure}>
        {(found) => (
          <Link className={styles.count} data-rests={count(found) === 0} to={to}>
            <strong>{count(found)}</strong> {say(count(found))}
          </Link>
        )}
      </QueryFaces>
    </li>
  );
}

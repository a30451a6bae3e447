import type { LocalDate } from '@approdo/shared/domain/local-date';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { stateOf } from '../../resources/arrange-tasks.ts';
import { groupBookings } from '../../resources/group-bookings.ts';
import { useBookings } from '../../resources/use-bookings.ts';
import { useMessages } from '../../resources/use-messages.ts';
import { useReviews } from '../../resources/use-reviews.ts';
import { useTasks } from '../../resources/use-tasks.ts';
import { BOOKINGS } from '../../texts/bookings.ts';
import { MESSAGES } from '../../texts/messages.ts';
import { OVERVIEW, WAITING } from '../../texts/overview.ts';
import { REVIEWS } from '../../texts/reviews.ts';
import { TASKS } from '../../texts/tasks.ts';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';
import { SiteWarnings } from './site-warnings.tsx';

/** What only the owner can settle, each a way to where she does. */
export function Waiting({ today }: { readonly today: LocalDate }) {
  return (
    <Panel title={OVERVIEW.waiting} isWide>
      <ul className={styles.waiting}>
        <Count
          query={useBookings()}
          failure={BOOKINGS.loadFailed}
          to="/bookings"
          say={WAITING.requests}
          count={(bookings) => groupBookings(bookings, today).requests.length}
        />
        <Count
          query={useReviews()}
          failure={REVIEWS.loadFailed}
          to="/reviews?stato=PENDING"
          say={WAITING.reviews}
          count={(reviews) => reviews.filter(({ status }) => status === 'PENDING').length}
        />
        <Count
          query={useMessages()}
          failure={MESSAGES.loadFailed}
          to="/messages?stato=open"
          say={WAITING.messages}
          count={(messages) => messages.filter(({ answered }) => !answered).length}
        />
        <Count
          query={useTasks()}
          failure={TASKS.loadFailed}
          to="/task"
          say={WAITING.overdue}
          count={(tasks) => tasks.filter((task) => stateOf(task, today) === 'overdue').length}
        />
      </ul>
      <SiteWarnings />
    </Panel>
  );
}

type CountProps<Found> = {
  readonly query: UseQueryResult<Found>;
  readonly failure: string;
  readonly to: string;
  readonly say: (count: number) => string;
  readonly count: (found: Found) => number;
};

/** A number that asks for something; it rests where there is nothing to do. */
function Count<Found>({ query, failure, to, say, count }: CountProps<Found>) {
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

import type { Booking } from '@approdo/shared/contract/stay/bookings';
import { formatLocalDate, type LocalDate, todayInRome } from '@approdo/shared/domain/date/local-date';
import { Anchor } from '@mantine/core';
import { Badge } from '../../badge/badge.tsx';
import { Notice } from '../../feedback/notice.tsx';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { sayParty } from '../../format/describe-booking.ts';
import { ClashPanel } from '../../parts/channels/clash-panel.tsx';
import { stateOf } from '../../resources/arrange-tasks.ts';
import { useBookings } from '../../resources/use-bookings.ts';
import { useIncome } from '../../resources/use-income.ts';
import { useTaskActions, useTasks } from '../../resources/use-tasks.ts';
import { useSession } from '../../session/session-context.ts';
import { canOpen } from '../../shell/guard.ts';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { useFirstPassword } from '../../sign-in/first-password-context.ts';
import { RowButton } from '../../table/row-buttons.tsx';
import { rowId, useFocusOnRow } from '../../table/use-focus-on-row.ts';
import { BOOKINGS } from '../../texts/bookings.ts';
import { INCOME } from '../../texts/income.ts';
import { FORECAST, OVERVIEW } from '../../texts/overview.ts';
import { FIRST_PASSWORD } from '../../texts/shell.ts';
import { TASK_ACTIONS, TASKS } from '../../texts/tasks.ts';
import { FirstStepsPanel } from './first-steps-panel.tsx';
import { forecastYear, hasNights } from './forecast.ts';
import { ForecastChart } from './forecast-chart.tsx';
import { LettersProposal } from './letters-proposal.tsx';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import { PrivacyNews } from './privacy-news.tsx';
import { SiteWarnings } from './site-warnings.tsx';
import { StayLink } from './stay-link.tsx';
import { Today } from './today.tsx';
import { arrivalOf, departureOf, listArrivals, listDepartures, listDueTasks } from './upcoming.ts';
import { Waiting } from './waiting.tsx';
import { Writing } from './writing.tsx';

/** The first thing seen, the most pressing first: an owner's property and what is written about it; an editor's writing alone. */
export function OverviewScreen() {
  const { user } = useSession();
  const isAdmin = canOpen({ access: 'admin' }, user);
  const today = todayInRome(new Date());
  return (
    <ScreenFrame>
      <PasswordReminder />
      {isAdmin && <ClashPanel />}
      <div className={styles.room}>
        <div className={styles.panels}>
          {isAdmin && (
            <>
              <Today today={today} />
              <Waiting today={today} />
              <SiteWarnings />
              <PrivacyNews />
              <LettersProposal />
              <PaymentsPanel today={today} />
              <FirstStepsPanel />
              <Stays today={today} />
              <DueTasks today={today} />
              <ForecastPanel today={today} />
            </>
          )}
          <Writing />
        </div>
      </div>
    </ScreenFrame>
  );
}

/** For whoever has put off choosing a password of her own. */
function PasswordReminder() {
  const ask = useFirstPassword();
  if (!ask) return null;
  return (
    <Notice label={FIRST_PASSWORD.title} text={FIRST_PASSWORD.reminder}>
      <Anchor component="button" type="button" inherit fw={600} onClick={ask}>
        {FIRST_PASSWORD.title}
      </Anchor>
    </Notice>
  );
}

function ForecastPanel({ today }: { readonly today: LocalDate }) {
  const year = Number(today.slice(0, 4));
  const thisYear = useIncome(year);
  const nextYear = useIncome(year + 1);
  return (
    <Panel title={OVERVIEW.forecast}>
      <QueryFaces query={thisYear} failure={INCOME.loadFailed}>
        {(before) => (
          <QueryFaces query={nextYear} failure={INCOME.loadFailed}>
            {(after) => {
              const months = forecastYear([...before.months, ...after.months], today);
              return hasNights(months) ? (
                <ForecastChart months={months} />
              ) : (
                <p className={styles.nothing}>{FORECAST.empty}</p>
              );
            }}
          </QueryFaces>
        )}
      </QueryFaces>
    </Panel>
  );
}

/** What is to be done today, to be ticked off here. */
function DueTasks({ today }: { readonly today: LocalDate }) {
  const query = useTasks();
  const actions = useTaskActions();
  const due = listDueTasks(query.data ?? [], today);
  return (
    <Panel title={OVERVIEW.tasks} size="rest">
      <div {...useFocusOnRow(due)}>
        <QueryFaces query={query} failure={TASKS.loadFailed}>
          {() =>
            due.length === 0 ? (
              <p className={styles.nothing}>{OVERVIEW.noTasks}</p>
            ) : (
              <ul className={styles.list}>
                {due.map((task) => (
                  <li key={task.id} data-row={task.id}>
                    <span id={rowId(task.id)} tabIndex={-1}>
                      {task.name} {stateOf(task, today) === 'overdue' && <Badge tone="careful">{TASKS.overdue}</Badge>}
                    </span>
                    <RowButton
                      describedBy={rowId(task.id)}
                      isBusy={actions.isBusy(task)}
                      onClick={() => actions.change(task)}
                    >
                      {TASK_ACTIONS.complete}
                    </RowButton>
                  </li>
                ))}
              </ul>
            )
          }
        </QueryFaces>
      </div>
    </Panel>
  );
}

/** Who comes and who goes next. */
function Stays({ today }: { readonly today: LocalDate }) {
  const query = useBookings();
  return (
    <>
      <Panel title={OVERVIEW.arrivals} size="third">
        <QueryFaces query={query} failure={BOOKINGS.loadFailed}>
          {(bookings) => (
            <StayList stays={listArrivals(bookings, today)} dayOf={arrivalOf} nobody={OVERVIEW.noArrivals} />
          )}
        </QueryFaces>
      </Panel>
      <Panel title={OVERVIEW.departures} size="third">
        <QueryFaces query={query} failure={BOOKINGS.loadFailed}>
          {(bookings) => (
            <StayList stays={listDepartures(bookings, today)} dayOf={departureOf} nobody={OVERVIEW.noDepartures} />
          )}
        </QueryFaces>
      </Panel>
    </>
  );
}

type StayListProps = {
  readonly stays: readonly Booking[];
  readonly dayOf: (stay: Booking) => LocalDate;
  readonly nobody: string;
};

function StayList({ stays, dayOf, nobody }: StayListProps) {
  if (stays.length === 0) return <p className={styles.nothing}>{nobody}</p>;
  return (
    <ul className={`${styles.list} ${styles.stays}`}>
      {stays.map((stay) => (
        <li key={stay.id}>
          <StayLink stay={stay} />
          <span className={styles.when}>{sayParty(stay)}</span>
          <span className={styles.when}>{formatLocalDate(dayOf(stay))}</span>
        </li>
      ))}
    </ul>
  );
}

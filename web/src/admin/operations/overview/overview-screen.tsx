import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { addDays, formatLocalDate, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { Anchor } from '@mantine/core';
import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { DoubtQuestions, useDoubts } from '../../bookings/channels/index.ts';
import { Notice } from '../../kit/feedback/notice.tsx';
import { PendingContent, QueryStates } from '../../kit/feedback/query-states.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import kit from '../../kit/styles/kit.module.css';
import { INCOME, useIncome } from '../../money/reports/index.ts';
import { useFirstPassword } from '../../session/first-password-context.ts';
import { canOpen } from '../../session/guard.ts';
import { useSession } from '../../session/session-context.ts';
import { FIRST_PASSWORD } from '../../session/texts.ts';
import { addressOfBooking, BOOKINGS, sayParty, sayWho, useBookingsFrom } from '../../stays/stays/index.ts';
import { TO_DO, useToday } from '../today/index.ts';
import { ArrivalsAndDepartures, CurrentGuests } from './arrivals-and-departures.tsx';
import { FirstStepsPanel } from './first-steps-panel.tsx';
import { forecastYear, hasNights } from './forecast.ts';
import { ForecastChart } from './forecast-chart.tsx';
import { LettersProposal } from './letters-proposal.tsx';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';
import { addPortalStays } from './portal-stays.ts';
import { PrivacyNews } from './privacy-news.tsx';
import { ProtectAccess } from './protect-access.tsx';
import { FORECAST, OVERVIEW } from './texts/overview.ts';
import { ToDoPanel } from './to-do-panel.tsx';
import { arrivalOf, departureOf, listArrivals, listDepartures } from './upcoming.ts';
import { Writing } from './writing.tsx';

/** Only for owners who report to authorities. */
const DeadlinesPanel = lazy(async () => ({ default: (await import('./deadlines-panel.tsx')).DeadlinesPanel }));

/** The first screen, most urgent things first: for an owner the property and its texts, for an editor the texts. */
export function OverviewScreen() {
  const { user } = useSession();
  const isAdmin = canOpen({ access: 'admin' }, user);
  const today = todayInRome(new Date());
  return (
    <ScreenFrame note={formatLocalDate(today)}>
      <PasswordReminder />
      <div className={kit.container}>
        <div className={kit.stack4} style={{ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          <ProtectAccess />
          {isAdmin ? <PropertyOverview today={today} /> : <Writing />}
        </div>
      </div>
    </ScreenFrame>
  );
}

/** The day comes first: the ten calls and panels below it would delay its buttons on a phone. */
function PropertyOverview({ today }: { readonly today: LocalDate }) {
  const day = useToday();
  // Requested here, once: a panel mounted later would request it again.
  const upcoming = useUpcomingBookings(today);
  const isRestVisible = useDeferredValue(!day.isLoading);
  useEffect(() => {
    if (isRestVisible) loadFormsAhead();
  }, [isRestVisible]);
  return (
    <>
      <Day query={day} upcoming={upcoming.data} />
      {isRestVisible ? (
        <>
          <Doubts />
          <PrivacyNews />
          <LettersProposal />
          <FirstStepsPanel />
          <Stays today={today} query={upcoming} />
          <ForecastPanel today={today} />
          <Writing />
        </>
      ) : (
        <PendingContent />
      )}
    </>
  );
}

type DayProps = {
  readonly query: ReturnType<typeof useToday>;
  readonly upcoming: readonly Booking[] | undefined;
};

/** To-dos, arrivals and departures, and current guests: all of the property's own in one call. */
function Day({ query, upcoming = [] }: DayProps) {
  if (query.data) {
    const day = addPortalStays(query.data, upcoming);
    return (
      <>
        <ToDoPanel day={query.data} />
        {(query.data.register || query.data.deadlines) && (
          <Suspense fallback={<PendingContent />}>
            <DeadlinesPanel day={query.data} />
          </Suspense>
        )}
        <ArrivalsAndDepartures day={day} />
        <CurrentGuests day={day} />
      </>
    );
  }
  return (
    <Panel title={TO_DO.title}>
      <QueryStates query={query} failure={TO_DO.loadFailed}>
        {() => null}
      </QueryStates>
    </Panel>
  );
}

/** Doubtful events of portals, for the owner to decide; nothing if there are none. */
function Doubts() {
  const { data: doubts = [], isLoading } = useDoubts();
  if (isLoading) return <PendingContent />;
  if (doubts.length === 0) return null;
  return (
    <Panel title={OVERVIEW.doubts}>
      <DoubtQuestions doubts={doubts} />
    </Panel>
  );
}

/** For users who have put off choosing their own password. */
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
      <QueryStates query={thisYear} failure={INCOME.loadFailed}>
        {(before) => (
          <QueryStates query={nextYear} failure={INCOME.loadFailed}>
            {(after) => {
              const months = forecastYear([...before.months, ...after.months], today);
              return hasNights(months) ? (
                <ForecastChart months={months} />
              ) : (
                <p className={`${kit.soft} ${kit.flush}`}>{FORECAST.empty}</p>
              );
            }}
          </QueryStates>
        )}
      </QueryStates>
    </Panel>
  );
}

type StaysProps = { readonly today: LocalDate; readonly query: ReturnType<typeof useUpcomingBookings> };

/** The next arrivals and departures. */
function Stays({ today, query }: StaysProps) {
  return (
    <>
      <Panel title={OVERVIEW.arrivals} size="half">
        <QueryStates query={query} failure={BOOKINGS.loadFailed}>
          {(bookings) => (
            <StayList stays={listArrivals(bookings, today)} dayOf={arrivalOf} nobody={OVERVIEW.noArrivals} />
          )}
        </QueryStates>
      </Panel>
      <Panel title={OVERVIEW.departures} size="half">
        <QueryStates query={query} failure={BOOKINGS.loadFailed}>
          {(bookings) => (
            <StayList stays={listDepartures(bookings, today)} dayOf={departureOf} nobody={OVERVIEW.noDepartures} />
          )}
        </QueryStates>
      </Panel>
    </>
  );
}

/** From yesterday on: if departure days can be shared, a portal's stay does not occupy the day its guest leaves. */
function useUpcomingBookings(today: LocalDate) {
  return useBookingsFrom(addDays(today, -1));
}

type StayListProps = {
  readonly stays: readonly Booking[];
  readonly dayOf: (stay: Booking) => LocalDate;
  readonly nobody: string;
};

function StayList({ stays, dayOf, nobody }: StayListProps) {
  if (stays.length === 0) return <p className={`${kit.soft} ${kit.flush}`}>{nobody}</p>;
  return (
    <ul className={`${styles.list} ${styles.stays}`}>
      {stays.map((stay) => (
        <li key={stay.id}>
          <StayLink stay={stay} />
          <span className={kit.muted}>{sayParty(stay)}</span>
          <span className={kit.muted}>{formatLocalDate(dayOf(stay))}</span>
        </li>
      ))}
    </ul>
  );
}

/** Nearly every screen has a form: their common parts are loaded while the first screen, which has none, is read. */
function loadFormsAhead(): void {
  // A screen that needs them requests them again.
  import('./form-parts.ts').catch(() => undefined);
}

/** A guest's name, as a link to the booking's page. */
function StayLink({ stay }: { readonly stay: Booking }) {
  const guestName = sayWho(stay);
  return (
    <Link className={kit.link} to={addressOfBooking(stay.id)}>
      {guestName}
    </Link>
  );
}

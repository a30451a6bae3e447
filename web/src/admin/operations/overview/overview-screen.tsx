import type { Booking } from '@approdo/shared/contract/bookings/bookings';
import { addDays, formatLocalDate, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { Anchor } from '@mantine/core';
import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { DoubtQuestions, useDoubts } from '../../bookings/channels/index.ts';
import { Notice } from '../../kit/feedback/notice.tsx';
import { Coming, QueryFaces } from '../../kit/feedback/query-faces.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { INCOME, useIncome } from '../../money/reports/index.ts';
import { useFirstPassword } from '../../session/first-password-context.ts';
import { canOpen } from '../../session/guard.ts';
import { useSession } from '../../session/session-context.ts';
import { FIRST_PASSWORD } from '../../session/texts.ts';
import { addressOfBooking, BOOKINGS, sayParty, sayWho, useBookingsFrom } from '../../stays/stays/index.ts';
import { TO_DO, useToday } from '../today/index.ts';
import { Comings, InHouse } from './comings.tsx';
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

/** Of whom the authorities want something. */
const DeadlinesPanel = lazy(async () => ({ default: (await import('./deadlines-panel.tsx')).DeadlinesPanel }));

/** The first thing seen, the most pressing first: an owner's property and what is written about it; an editor's writing alone. */
export function OverviewScreen() {
  const { user } = useSession();
  const isAdmin = canOpen({ access: 'admin' }, user);
  const today = todayInRome(new Date());
  return (
    <ScreenFrame beside={formatLocalDate(today)}>
      <PasswordReminder />
      <div className={styles.room}>
        <div className={styles.panels}>
          <ProtectAccess />
          {isAdmin ? <House today={today} /> : <Writing />}
        </div>
      </div>
    </ScreenFrame>
  );
}

/** The day first: what stands below it has ten calls and as many panels, behind which a phone would show the day's buttons late. */
function House({ today }: { readonly today: LocalDate }) {
  const day = useToday();
  // Asked for here, once: a panel that stood there later would ask again.
  const coming = useComingBookings(today);
  const isBelowShown = useDeferredValue(!day.isLoading);
  useEffect(() => {
    if (isBelowShown) loadFormsAhead();
  }, [isBelowShown]);
  return (
    <>
      <Day query={day} coming={coming.data} />
      {isBelowShown ? (
        <>
          <Doubts />
          <PrivacyNews />
          <LettersProposal />
          <FirstStepsPanel />
          <Stays today={today} query={coming} />
          <ForecastPanel today={today} />
          <Writing />
        </>
      ) : (
        <Coming />
      )}
    </>
  );
}

type DayProps = {
  readonly query: ReturnType<typeof useToday>;
  readonly coming: readonly Booking[] | undefined;
};

/** What there is to do, who comes and goes, and who is there: one call for all that is the house's own. */
function Day({ query, coming = [] }: DayProps) {
  if (query.data) {
    const day = addPortalStays(query.data, coming);
    return (
      <>
        <ToDoPanel day={query.data} />
        {(query.data.register || query.data.deadlines) && (
          <Suspense fallback={<Coming />}>
            <DeadlinesPanel day={query.data} />
          </Suspense>
        )}
        <Comings day={day} />
        <InHouse day={day} />
      </>
    );
  }
  return (
    <Panel title={TO_DO.title}>
      <QueryFaces query={query} failure={TO_DO.loadFailed}>
        {() => null}
      </QueryFaces>
    </Panel>
  );
}

/** What a portal's event leaves her to say; nothing while there is nothing. */
function Doubts() {
  const { data: doubts = [], isLoading } = useDoubts();
  if (isLoading) return <Coming />;
  if (doubts.length === 0) return null;
  return (
    <Panel title={OVERVIEW.doubts}>
      <DoubtQuestions doubts={doubts} />
    </Panel>
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

type StaysProps = { readonly today: LocalDate; readonly query: ReturnType<typeof useComingBookings> };

/** Who comes and who goes next. */
function Stays({ today, query }: StaysProps) {
  return (
    <>
      <Panel title={OVERVIEW.arrivals} size="half">
        <QueryFaces query={query} failure={BOOKINGS.loadFailed}>
          {(bookings) => (
            <StayList stays={listArrivals(bookings, today)} dayOf={arrivalOf} nobody={OVERVIEW.noArrivals} />
          )}
        </QueryFaces>
      </Panel>
      <Panel title={OVERVIEW.departures} size="half">
        <QueryFaces query={query} failure={BOOKINGS.loadFailed}>
          {(bookings) => (
            <StayList stays={listDepartures(bookings, today)} dayOf={departureOf} nobody={OVERVIEW.noDepartures} />
          )}
        </QueryFaces>
      </Panel>
    </>
  );
}

/** From the day before: where days may be shared, a portal's stay takes none of the day on which its guest leaves. */
function useComingBookings(today: LocalDate) {
  return useBookingsFrom(addDays(today, -1));
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

/** Hardly a screen is without a form: what they are made of is fetched while one looks at the first, which has none. */
function loadFormsAhead(): void {
  // Who opens one asks for it again.
  import('./form-parts.ts').catch(() => undefined);
}

/** Who stays, as the way to the booking's page. */
function StayLink({ stay }: { readonly stay: Booking }) {
  const who = sayWho(stay);
  return (
    <Link className={styles.link} to={addressOfBooking(stay.id)}>
      {who}
    </Link>
  );
}

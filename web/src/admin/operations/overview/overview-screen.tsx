import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { formatLocalDate, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { Anchor } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect } from 'react';
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
import { ARRIVALS, TO_DO, useToday } from '../today/index.ts';
import { ArrivalsAndDepartures } from './arrivals-and-departures.tsx';
import { FirstStepsPanel } from './first-steps-panel.tsx';
import { forecastYear, hasNights } from './forecast.ts';
import { ForecastChart } from './forecast-chart.tsx';
import { LettersProposal } from './letters-proposal.tsx';
import styles from './panel.module.css';
import { LinkList, Panel } from './panel.tsx';
import { PrivacyNews } from './privacy-news.tsx';
import { ProtectAccess } from './protect-access.tsx';
import { FORECAST, OVERVIEW } from './texts/overview.ts';
import { ToDoPanel } from './to-do-panel.tsx';
import { listNext } from './upcoming.ts';
import { Writing } from './writing.tsx';

/** Only for owners who report to authorities. */
const DeadlinesPanel = lazy(async () => ({ default: (await import('./deadlines-panel.tsx')).DeadlinesPanel }));

/** The first screen: for an owner the day, what waits, and the rest; for an editor the texts. */
export function OverviewScreen() {
  const { user } = useSession();
  const isAdmin = canOpen({ access: 'admin' }, user);
  const today = todayInRome(new Date());
  return (
    <ScreenFrame note={formatLocalDate(today)}>
      <PasswordReminder />
      {isAdmin ? (
        <PropertyOverview today={today} />
      ) : (
        <div className={styles.column}>
          <Writing />
          <PutOff />
        </div>
      )}
    </ScreenFrame>
  );
}

/** The day comes first: the ten calls and panels after it would delay its buttons on a phone. */
function PropertyOverview({ today }: { readonly today: LocalDate }) {
  const day = useToday();
  const isRestVisible = useDeferredValue(!day.isLoading);
  useEffect(() => {
    if (isRestVisible) loadFormsAhead();
  }, [isRestVisible]);
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <Day query={day} />
        {isRestVisible ? <Doubts /> : <PendingContent />}
      </div>
      {isRestVisible && (
        <div className={styles.column}>
          <FirstStepsPanel />
          <NextStays today={today} />
          <Panel title={OVERVIEW.forecast} folds>
            <Forecast today={today} />
          </Panel>
          <Writing folds />
          <PutOff>
            <PrivacyNews />
            <LettersProposal />
          </PutOff>
        </div>
      )}
    </div>
  );
}

/** Today and tomorrow, and the to-dos: all that the day itself brings, in one call. */
function Day({ query }: { readonly query: ReturnType<typeof useToday> }) {
  const { data: day } = query;
  if (!day) {
    return (
      <Panel title={ARRIVALS.title}>
        <QueryStates query={query} failure={TO_DO.loadFailed}>
          {() => null}
        </QueryStates>
      </Panel>
    );
  }
  return (
    <>
      <ArrivalsAndDepartures day={day} />
      <ToDoPanel day={day} />
      {(day.register || day.deadlines) && (
        <Suspense fallback={<PendingContent />}>
          <DeadlinesPanel day={day} />
        </Suspense>
      )}
    </>
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

const NEXT = [
  { by: 'startDate', title: OVERVIEW.arrivals, none: OVERVIEW.noArrivals },
  { by: 'endDate', title: OVERVIEW.departures, none: OVERVIEW.noDepartures },
] as const;

/** The next arrivals and departures; a phone shows the former. */
function NextStays({ today }: { readonly today: LocalDate }) {
  const query = useBookingsFrom(today);
  const rowsOf = (bookings: readonly Booking[], by: (typeof NEXT)[number]['by']) =>
    listNext(bookings, today, by).map(({ stay, day }) => ({
      id: stay.id,
      name: sayWho(stay),
      to: addressOfBooking(stay.id),
      facts: [sayParty(stay), formatLocalDate(day)].filter(Boolean),
    }));
  return NEXT.map(({ by, title, none }) => (
    <Panel key={by} title={title} folds={by === 'endDate'}>
      <QueryStates query={query} failure={BOOKINGS.loadFailed}>
        {(bookings) => <LinkList rows={rowsOf(bookings, by)} none={none} />}
      </QueryStates>
    </Panel>
  ));
}

function Forecast({ today }: { readonly today: LocalDate }) {
  const year = Number(today.slice(0, 4));
  const thisYear = useIncome(year);
  const nextYear = useIncome(year + 1);
  return (
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
  );
}

/** What may be put off, last and in one box; hidden while there is nothing of it. */
function PutOff({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.putOff}>
      <Panel title={OVERVIEW.putOff}>
        <div className={kit.stack4}>
          <ProtectAccess />
          {children}
        </div>
      </Panel>
    </div>
  );
}

/** Nearly every screen has a form: their common parts are loaded while the first screen, which has none, is read. */
function loadFormsAhead(): void {
  // A screen that needs them requests them again.
  import('./form-parts.ts').catch(() => undefined);
}

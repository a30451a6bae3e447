import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { formatLocalDate, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { ReactNode } from 'react';
import { DoubtQuestions, useDoubts } from '../../bookings/channels/index.ts';
import { PendingContent, QueryStates } from '../../kit/feedback/query-states.tsx';
import kit from '../../kit/styles/kit.module.css';
import { INCOME, useIncome } from '../../money/reports/index.ts';
import { addressOfBooking, BOOKINGS, sayParty, sayWho, useBookingsFrom } from '../../stays/stays/index.ts';
import { FirstStepsPanel } from './first-steps-panel.tsx';
import { forecastYear, hasNights } from './forecast.ts';
import { ForecastChart } from './forecast-chart.tsx';
import { LettersProposal } from './letters-proposal.tsx';
import styles from './panel.module.css';
import { LinkList, Panel } from './panel.tsx';
import { PrivacyNews } from './privacy-news.tsx';
import { ProtectAccess } from './protect-access.tsx';
import { FORECAST, OVERVIEW } from './texts/overview.ts';
import { listNext } from './upcoming.ts';
import { Writing } from './writing.tsx';

export function OwnersRest({ today }: { readonly today: LocalDate }) {
  return (
    <>
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
    </>
  );
}

/** All that an editor has there. */
export function EditorsRest() {
  return (
    <>
      <Writing />
      <PutOff />
    </>
  );
}

/** Doubtful events of portals, for the owner to decide; nothing if there are none. */
export function Doubts() {
  const { data: doubts = [], isLoading } = useDoubts();
  if (isLoading) return <PendingContent />;
  if (doubts.length === 0) return null;
  return (
    <Panel title={OVERVIEW.doubts}>
      <DoubtQuestions doubts={doubts} />
    </Panel>
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

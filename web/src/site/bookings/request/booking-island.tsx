import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { CancellationTerms } from '@approdo/shared/contract/money/cancellation-terms';
import type { DayPrice, PublicPrices } from '@approdo/shared/contract/prices/prices';
import { isLocalDate, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import type { Rates } from '@approdo/shared/domain/prices/rates';
import type { StayRuleChecker } from '@approdo/shared/domain/stays/rule-faults';
import { formatMessage, formatMessages, type MessageOrText } from '@approdo/shared/words/say';
import { flushSync } from 'react-dom';
import {
  AvailabilityCalendar,
  lastVisibleWithoutScript,
} from '../../../ui/availability-calendar/availability-calendar.tsx';
import { type Month, monthOf } from '../../../ui/availability-calendar/month.ts';
import { endPickedBy, pickDay, type StaySelection } from '../../../ui/availability-calendar/selection.ts';
import { Banner } from '../../../ui/banner.tsx';
import { DraftNote } from '../../forms/draft-note.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import type { Faults } from '../../forms/use-open-faults.ts';
import { PriceList } from '../../prices/list/price-list.tsx';
import { CodeField } from '../../prices/quote/code-field.tsx';
import { QuoteSummary } from '../../prices/quote/quote-summary.tsx';
import { useCode } from '../../prices/quote/use-code.ts';
import { useQuote } from '../../prices/quote/use-quote.ts';
import { useDayPrices } from '../../prices/use-day-prices.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { OwnRequests } from '../own/own-requests.tsx';
import { AfterSending } from './after-sending.tsx';
import { BeforeSending, isInstant, type RequestTerms } from './before-sending.tsx';
import { type BookingDraft, bookingDraft, EDITED } from './booking-draft.ts';
import { BookingForm } from './booking-form.tsx';
import styles from './booking-island.module.css';
import { type Availability, findDateFaults, findStay, readRequest } from './booking-rules.ts';
import { RequestMessages } from './request-messages.tsx';
import { linenFeeFor, offerFor, quoteQueryOf } from './request-offer.ts';
import { StayBar } from './stay-bar.tsx';
import { useBookings } from './use-bookings.ts';
import { type StayConditions, useJudge } from './use-judge.ts';
import { useStayRequest } from './use-stay-request.ts';

export type BookingIslandProps = {
  readonly bookings: readonly Booking[];
  readonly today: string;
  readonly sameDayTurnover: boolean;
  readonly maxGuests: number;
  readonly rates: Rates;
  readonly showsOwnRequests: boolean;
  /** Price information beside the list in force. */
  readonly prices?: PublicPrices;
  /** Prices of free days, if the calendar displays them. */
  readonly dayPrices?: readonly DayPrice[];
  /** The languages of the site, if more than one. */
  readonly languages?: readonly Language[];
  /** The cancellation terms, if any. */
  readonly cancellation?: CancellationTerms;
  /** The rules of stay, if any can be broken. */
  readonly stayConditions?: StayConditions;
  /** The month that the calendar opens on; by default that of today. */
  readonly firstMonth?: Month;
  /** What is said before a request is sent. */
  readonly terms?: RequestTerms;
};

/** Calendar and form of a request, kept in sync. */
export function BookingIsland(props: BookingIslandProps) {
  const { today, sameDayTurnover, rates, showsOwnRequests, prices } = props;
  const { firstMonth = monthOf(today) } = props;
  const { language, booking, calendar, instant } = useTexts();
  const request = useRequest(props);
  const { bookings, reload, draft, edit, quote, submission, selection, findDayFault } = request;
  const { prices: dayPrices, showMonth } = useDayPrices(props.dayPrices, {
    until: lastVisibleWithoutScript(firstMonth),
    follow: isLocalDate(draft.startDate) ? draft.startDate : undefined,
  });
  const faults = { ...submission.faults, ...request.dateFaults };
  const sendLabel = isInstant(quote.state) ? instant.book : booking.send;
  return (
    <div className={styles.booking} data-chosen={request.stay ? '' : undefined}>
      <div className={styles.calendar}>
        {request.loadFailure && <Banner kind="error">{request.loadFailure}</Banner>}
        <AvailabilityCalendar
          language={language}
          words={calendar}
          bookings={bookings}
          today={today}
          firstMonth={firstMonth}
          sameDayTurnover={sameDayTurnover}
          selection={selection}
          {...(findDayFault && { findDayFault })}
          prices={dayPrices}
          onMonthChange={showMonth}
          onPick={(day) => edit(datesOf(pickDay(selection, day)))}
        />
        {prices?.instant && <InstantNote rules={prices.instant} />}
      </div>
      <div className={styles.bar}>
        <StayBar {...{ stay: request.stay, draft, faults, quote, submission, today, sendLabel }} />
      </div>
      <div className={styles.form}>
        <RequestForm {...props} request={request} faults={faults} sendLabel={sendLabel} />
      </div>
      <div className={styles.prices}>
        {showsOwnRequests && (
          <OwnRequests bookings={bookings.filter(({ mine }) => mine)} today={today} reload={reload} />
        )}
        <PriceList rates={rates} prices={prices} />
      </div>
    </div>
  );
}

type RequestFormProps = BookingIslandProps & {
  readonly request: ReturnType<typeof useRequest>;
  readonly faults: Faults;
  readonly sendLabel: string;
};

/** The form of the request; once it is sent, what comes next in its place. */
function RequestForm({ request, faults, sendLabel, ...props }: RequestFormProps) {
  const { today, rates, prices } = props;
  const { draft, code, quote, submission, arrived } = request;
  return (
    <BookingForm
      instead={arrived && <AfterSending arrived={arrived} money={request.money} onAgain={request.startOver} />}
      draft={draft}
      onChange={request.edit}
      faults={faults}
      submission={submission}
      today={today}
      maxGuests={props.maxGuests}
      linenFee={linenFeeFor(draft, rates, prices)}
      linenPer={prices?.linenPer ?? 'STAY'}
      offer={request.offer}
      code={
        prices?.hasCodes && (
          <CodeField code={code} onChange={request.typeCode} quote={quote.state} error={submission.faults.code} />
        )
      }
      sendLabel={sendLabel}
      languageChoice={request.languageChoice}
      messages={
        <RequestMessages
          submission={submission}
          sent={draft.sent}
          areDatesFaulty={Object.keys(request.dateFaults).length > 0}
          quote={quote.state}
          code={code.typed}
        />
      }
      price={
        <>
          <QuoteSummary state={quote.state} hasShortPrices={(prices?.shortStays.rule ?? 'AGREEMENT') !== 'AGREEMENT'} />
          <BeforeSending
            terms={props.terms}
            cancellation={props.cancellation}
            stay={request.hasDates ? request.stay : undefined}
            quote={quote.state}
            today={today}
          />
        </>
      }
      note={<DraftNote isSaved={request.isSaved} clear={request.clear} formRef={submission.formRef} />}
    />
  );
}

/** The draft of a request: its faults by the rules, its quote, and its sending. */
function useRequest({
  today,
  sameDayTurnover,
  maxGuests,
  languages,
  stayConditions,
  prices,
  ...props
}: BookingIslandProps) {
  const { language, booking, extras, refusals } = useTexts();
  const { bookings, failure: loadFailure, reload } = useBookings(props.bookings);
  const { draft, isSaved, change, clear } = useDraft(bookingDraft);
  const code = useCode();
  const judge = useJudge({ bookings, today, sameDayTurnover, stayConditions, language });
  const languageChoice = languages && { offered: languages, read: language };
  const availability: Availability = { bookings, today, sameDayTurnover, maxGuests, judge, languageChoice };
  const dateFaults = formatMessages(findDateFaults(draft, availability), refusals);
  const stay = findStay(draft);
  const offer = offerFor(draft, prices, today);
  const hasDates = stay !== undefined && Object.keys(dateFaults).length === 0;
  const quote = useQuote(hasDates ? quoteQueryOf(draft, stay, { offer, prices, code: code.applied }) : undefined);
  const words = { tooManyGuests: booking.tooManyGuests, noAdult: extras.noAdult, tooManyExtras: extras.tooMany };
  const sending = useStayRequest({
    read: () => readRequest(draft, { availability, offer, code: code.typed, words }),
    quote,
    key: draft.key,
    onSend: (sent) => change({ key: sent.body.key ?? '', sent }),
    onSent: () => {
      clear();
      code.clear();
      return reload();
    },
    onTaken: reload,
  });
  const selection = selectionOf(draft, availability);
  return {
    ...{ bookings, loadFailure, reload, draft, isSaved, clear, code, languageChoice },
    ...{ stay, hasDates, dateFaults, offer, quote, selection, ...sending },
    /** Of the stay that was just asked for. */
    money: bookings.find(({ id }) => id === sending.arrived?.booking.id)?.money,
    startOver() {
      flushSync(sending.dismiss);
      sending.submission.formRef.current?.querySelector('input')?.focus();
    },
    edit(typed: Partial<BookingDraft>) {
      sending.dismiss();
      change({ ...typed, ...EDITED });
    },
    typeCode: (typed: string) => {
      code.change(typed);
      if (draft.key !== '') change(EDITED);
    },
    findDayFault:
      judge &&
      ((day: string) => {
        const fault = findPickFault(judge, selection, day);
        return fault === undefined ? undefined : formatMessage(fault, refusals);
      }),
  };
}

function datesOf({ startDate = '', endDate = '' }: StaySelection): Pick<BookingDraft, 'startDate' | 'endDate'> {
  return { startDate, endDate };
}

/** The dates selected in the calendar. An invalid lone check-in is dropped, so that the next pick replaces it. */
export function selectionOf(draft: BookingDraft, availability: Availability): StaySelection {
  const { startDate, endDate } = draft;
  const isAlone = startDate !== '' && endDate === '';
  if (isAlone && availability.judge && findDateFaults(draft, availability).startDate !== undefined) return {};
  return { startDate: startDate || undefined, endDate: endDate || undefined };
}

/** Why a picked day may not be the end of the stay, as a message to translate. */
export function findPickFault(
  judge: StayRuleChecker,
  selection: StaySelection,
  day: LocalDate,
): MessageOrText | undefined {
  const { startDate } = selection;
  const isDeparture = endPickedBy(selection, day) === 'check-out';
  if (isDeparture && startDate !== undefined && isLocalDate(startDate)) return judge.findDepartureFault(startDate, day);
  return judge.findArrivalFault(day);
}

/** The conditions: `Conferma immediata da 3 a 14 notti, con 2 giorni di anticipo.` */
function InstantNote({ rules }: { readonly rules: NonNullable<PublicPrices['instant']> }) {
  const { instant: words } = useTexts();
  const { minNights, maxNights, leadDays, pastStayOnly } = rules;
  const range = minNights === maxNights ? words.exactNights(minNights) : words.nights(minNights, maxNights);
  const ahead = leadDays > 0 ? words.ahead(range, leadDays) : range;
  return <p className={styles.instant}>{`${pastStayOnly ? words.pastGuests(ahead) : ahead}.`}</p>;
}

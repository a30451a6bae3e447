import { ApiError } from '@approdo/shared/client';
import type { CancellationTerms } from '@approdo/shared/contract/money/cancellation-terms';
import type { Booking } from '@approdo/shared/contract/stay/bookings';
import type { DayPrice, ShownPrices } from '@approdo/shared/contract/stay/prices';
import { isLocalDate, type LocalDate } from '@approdo/shared/domain/date/local-date';
import type { Language } from '@approdo/shared/domain/language/language';
import { addressIn } from '@approdo/shared/domain/language/language-address';
import type { Rates } from '@approdo/shared/domain/stay/rates';
import type { StayJudge } from '@approdo/shared/domain/stay/rule-faults';
import { type Saying, word, wordEach } from '@approdo/shared/words/say';
import { readSession } from '../../../browser-session.ts';
import {
  AvailabilityCalendar,
  lastShownWithoutScript,
} from '../../../ui/availability-calendar/availability-calendar.tsx';
import { endPickedBy, pickDay, type StaySelection } from '../../../ui/availability-calendar/selection.ts';
import { Banner } from '../../../ui/banner.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { signInAddress } from '../account/way-back.ts';
import { Cancellation } from '../cancellation/cancellation.tsx';
import { DraftNote } from '../draft-note.tsx';
import { useDraft } from '../use-draft.ts';
import { useFleetingText } from '../use-fleeting-text.ts';
import { useSession } from '../use-session.ts';
import { type Submission, useSubmission } from '../use-submission.ts';
import { bookingCalls } from './booking-client.ts';
import { type BookingDraft, bookingDraft } from './booking-draft.ts';
import { BookingForm } from './booking-form.tsx';
import styles from './booking-island.module.css';
import { type Availability, findDateFaults, findStay, readRequest } from './booking-rules.ts';
import { OwnRequests } from './own-requests.tsx';
import { PriceList } from './price-list.tsx';
import { QuoteSummary } from './quote-summary.tsx';
import { useBookings } from './use-bookings.ts';
import { useDayPrices } from './use-day-prices.ts';
import { type AskedOfStays, useJudge } from './use-judge.ts';
import { useQuote } from './use-quote.ts';

export type BookingIslandProps = {
  readonly bookings: readonly Booking[];
  readonly today: string;
  readonly sameDayTurnover: boolean;
  readonly maxGuests: number;
  readonly rates: Rates;
  readonly showsOwnRequests: boolean;
  /** What there is to tell of prices beside the list in force. */
  readonly prices?: ShownPrices;
  /** What free days cost, where the calendar says so. */
  readonly dayPrices?: readonly DayPrice[];
  /** What the site is offered in, where that is more than one language. */
  readonly languages?: readonly Language[];
  /** Where the owner says anything to whoever cancels. */
  readonly cancellation?: CancellationTerms;
  /** Where the owner asks anything of stays that can be broken. */
  readonly asked?: AskedOfStays;
};

/** Calendar and form of a request, each in step with the other. */
export function BookingIsland(props: BookingIslandProps) {
  const { today, sameDayTurnover, maxGuests, rates, showsOwnRequests, languages, cancellation, asked } = props;
  const { language, booking, calendar, refusals } = useTexts();
  const { bookings, failure: loadFailure, reload } = useBookings(props.bookings);
  const { draft, isKept, change, clear } = useDraft(bookingDraft);
  const [success, setSuccess] = useFleetingText();
  const { prices: dayPrices, turn } = useDayPrices(props.dayPrices, lastShownWithoutScript(today));
  const judge = useJudge({ bookings, today, sameDayTurnover, asked, language });
  const writtenTo = languages && { offered: languages, read: language };
  const availability: Availability = { bookings, today, sameDayTurnover, maxGuests, judge, writtenTo };
  const dateFaults = wordEach(findDateFaults(draft, availability), refusals);
  const stay = findStay(draft);
  const hasDates = stay !== undefined && Object.keys(dateFaults).length === 0;
  const quote = useQuote(hasDates ? stay : undefined, draft.linen);

  const submission = useSubmission({
    read: () => readRequest(draft, availability, booking.tooManyGuests),
    send: async (body) => {
      setSuccess(undefined);
      if ((await sendRequest(body, reload)) === 'NOBODY') return leaveForSignIn(language);
      clear();
      setSuccess(booking.sent);
      await reload();
    },
    failureText: booking.failed,
  });

  const selection = selectionOf(draft, availability);
  const findDayFault =
    judge &&
    ((day: string) => {
      const fault = findPickFault(judge, selection, day);
      return fault === undefined ? undefined : word(fault, refusals);
    });
  return (
    <div className={styles.booking}>
      <div className={styles.calendar}>
        {loadFailure && <Banner kind="error">{loadFailure}</Banner>}
        <AvailabilityCalendar
          language={language}
          words={calendar}
          bookings={bookings}
          today={today}
          sameDayTurnover={sameDayTurnover}
          selection={selection}
          {...(findDayFault && { findDayFault })}
          prices={dayPrices}
          onTurn={turn}
          onPick={(day) => change(datesOf(pickDay(selection, day)))}
        />
      </div>
      <div className={styles.form}>
        <BookingForm
          draft={draft}
          onChange={change}
          faults={{ ...submission.faults, ...dateFaults }}
          submission={submission}
          today={today}
          maxGuests={maxGuests}
          linenFee={rates.linenFee}
          writtenTo={writtenTo}
          messages={<Messages submission={submission} success={success} />}
          price={
            <>
              <QuoteSummary state={quote} />
              {cancellation && <Cancellation terms={cancellation} />}
            </>
          }
          note={<DraftNote isKept={isKept} clear={clear} formRef={submission.formRef} />}
        />
      </div>
      <div className={styles.prices}>
        <PriceList rates={rates} prices={props.prices} />
      </div>
      {showsOwnRequests && <OwnRequests bookings={bookings.filter(({ mine }) => mine)} today={today} reload={reload} />}
    </div>
  );
}

/** Resolves with whether it went, or nobody is signed in any more. */
async function sendRequest(body: RequestBody, reload: () => Promise<unknown>): Promise<'SENT' | 'NOBODY'> {
  if (!readSession()) return 'NOBODY';
  try {
    await bookingCalls.request({ body });
    return 'SENT';
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 401) return 'NOBODY';
    if (cause instanceof ApiError && cause.status === 409) await reload();
    throw cause;
  }
}

/** The form is left as it is: it is there again when the visitor comes back. */
function leaveForSignIn(language: Language): void {
  location.assign(signInAddress(language, `${location.pathname}#richiesta`));
}

const UNCONFIRMED = 403;

function datesOf({ startDate = '', endDate = '' }: StaySelection): Pick<BookingDraft, 'startDate' | 'endDate'> {
  return { startDate, endDate };
}

type RequestBody = Parameters<typeof bookingCalls.request>[0]['body'];

type MessagesProps = { readonly submission: Submission; readonly success: string | undefined };

function Messages({ submission: { failure, refusedWith }, success }: MessagesProps) {
  const isConfirmed = useSession()?.user.emailConfirmed;
  const { language, booking, forms } = useTexts();
  if (refusedWith === UNCONFIRMED && isConfirmed) {
    return <Banner kind="success">{booking.nowConfirmed}</Banner>;
  }
  if (failure) {
    return (
      <Banner kind="error" isAnswer>
        <p>{failure}</p>
        {refusedWith === UNCONFIRMED && (
          <a href={addressIn(language, '/resend-confirmation')}>{forms.askForConfirmation}</a>
        )}
      </Banner>
    );
  }
  if (!success) return null;
  return (
    <Banner kind="success" isAnswer>
      <p>
        <strong>{success}</strong>
      </p>
      <p>{booking.afterSent}</p>
    </Banner>
  );
}

/** The dates that the calendar marks. A check-in alone on which no stay may begin is none, so that the next pick is another. */
export function selectionOf(draft: BookingDraft, availability: Availability): StaySelection {
  const { startDate, endDate } = draft;
  const isAlone = startDate !== '' && endDate === '';
  if (isAlone && availability.judge && findDateFaults(draft, availability).startDate !== undefined) return {};
  return { startDate: startDate || undefined, endDate: endDate || undefined };
}

/** Why the day may not be the end of a stay that a pick would set, to be worded. */
export function findPickFault(judge: StayJudge, selection: StaySelection, day: LocalDate): Saying | undefined {
  const { startDate } = selection;
  const isDeparture = endPickedBy(selection, day) === 'check-out';
  if (isDeparture && startDate !== undefined && isLocalDate(startDate)) return judge.findDepartureFault(startDate, day);
  return judge.findArrivalFault(day);
}

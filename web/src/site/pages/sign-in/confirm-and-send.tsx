import { ApiError } from '@approdo/shared/client';
import type { MoneySummary } from '@approdo/shared/contract/bookings/money-summary';
import { cancellationTerms } from '@approdo/shared/contract/money/cancellation-terms';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { sayEuros } from '@approdo/shared/domain/base/money/money';
import type { ScheduleTerms } from '@approdo/shared/domain/money/instalments';
import { useId, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { AccountForm } from '../../accounts/sign-in/account-form.tsx';
import { ConfirmationOutcome } from '../../accounts/sign-in/confirm-email.tsx';
import { type Confirmation, confirmLink, findSessionOfLink, readLink } from '../../accounts/sign-in/confirm-link.ts';
import { findReturnPath, signInAddress } from '../../accounts/sign-in/return-path.ts';
import { bookingCalls } from '../../bookings/booking-client.ts';
import { AfterSending } from '../../bookings/request/after-sending.tsx';
import { bookingDraft } from '../../bookings/request/booking-draft.ts';
import { RequestFacts } from '../../bookings/request/request-facts.tsx';
import { type PricedStay, sayPayment } from '../../bookings/request/say-payment.ts';
import { type ArrivedRequest, followRequest, type SentRequest } from '../../bookings/request/sent-request.ts';
import { createBrowserClient } from '../../client/browser-client.ts';
import { leaveNotice } from '../../enhance/notices.ts';
import { draftStoreOf } from '../../forms/use-draft.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './confirm-and-send.module.css';

type Props = {
  /** What is paid, and when; undefined if unknown. */
  readonly schedule: ScheduleTerms | undefined;
};

/** The request that waits for the confirmation of its account, and one button that confirms the address and sends it. */
export function ConfirmAndSend({ schedule }: Props) {
  const { account, onTheWay: words } = useTexts();
  // As it was when the page opened: what is displayed is what is sent.
  const [sent] = useState(readSent);
  const { outcome, arrived, submission } = useConfirmAndSend(sent);
  if (arrived && outcome) {
    return (
      <div className={styles.done}>
        <Banner kind="success">{outcome.text}</Banner>
        <AfterSending {...arrived} />
      </div>
    );
  }
  if (outcome) return <ConfirmationOutcome outcome={outcome} />;
  return (
    <AccountForm submission={submission} button={sent ? words.confirmAndSend : account.confirmation.send}>
      {sent && <Summary sent={sent} schedule={schedule} />}
    </AccountForm>
  );
}

const { cancellationTerms: terms } = createBrowserClient({ cancellationTerms });

/** What guests pay, and when; undefined if it cannot be read. */
export async function findSchedule(): Promise<ScheduleTerms | undefined> {
  return (await terms.get().catch(() => undefined))?.schedule;
}

const store = draftStoreOf(bookingDraft);

function readSent(): SentRequest | undefined {
  return store.read(new Date())?.fields.sent ?? undefined;
}

type Arrived = { readonly arrived: ArrivedRequest; readonly money: MoneySummary | null | undefined };

function useConfirmAndSend(sent: SentRequest | undefined) {
  const { language, account, onTheWay: words } = useTexts();
  const [formAddress] = useState(() => findReturnPath() ?? addressIn(language, '/booking#richiesta'));
  const [outcome, setOutcome] = useState<Confirmation>();
  const [arrived, setArrived] = useState<Arrived>();

  /** One that cannot go as it was leads to its form, which says what changed. Throws if it can be pressed again. */
  async function send({ body, userId }: SentRequest): Promise<ArrivedRequest | undefined> {
    // Another account may have signed in since, and another tab changed, deleted or sent it.
    if (findSessionOfLink()?.user.id !== userId) return leave(signInAddress(language, formAddress));
    if (readSent()?.body.key !== body.key) return leave(formAddress);
    try {
      const booking = await bookingCalls.request({ body });
      store.forget();
      return await followRequest(booking, body, language);
    } catch (cause) {
      const status = cause instanceof ApiError ? cause.status : undefined;
      if (cause instanceof ApiError && status === TOO_MANY) throw cause;
      if (!(cause instanceof ApiError) || cause.status >= SERVER_FAULT) throw onlyConfirmed(words.onlyConfirmed);
      leaveNotice(cause.message);
      return leave(status === SIGNED_OUT ? signInAddress(language, formAddress) : formAddress);
    }
  }

  const submission = useSubmission({
    read: () => readLink(account.confirmation.invalidLink),
    send: async (link) => {
      const reached = await confirmLink(link);
      if (reached.kind === 'error' || !sent) return setOutcome(reached);
      const next = await send(sent);
      if (!next) return;
      setArrived({ arrived: next, money: next.kind === 'CONFIRMED' ? await findMoney(next.booking.id) : undefined });
      setOutcome(reached);
    },
    failureText: account.confirmation.failed,
  });
  return { outcome, arrived, submission };
}

const [SIGNED_OUT, TOO_MANY, SERVER_FAULT] = [401, 429, 500];

function leave(address: string): undefined {
  location.replace(address);
}

function onlyConfirmed(text: string): ApiError {
  return new ApiError({ status: SERVER_FAULT, body: { error: text } }, text, {});
}

async function findMoney(id: string): Promise<MoneySummary | null | undefined> {
  const bookings = await bookingCalls.list({ query: { with: 'money' } }).catch(() => []);
  return bookings.find((booking) => booking.id === id)?.money;
}

/** What is sent, and what is due for it. */
function Summary({ sent, schedule }: Props & { readonly sent: SentRequest }) {
  const { language, instant, choosing, onTheWay: words } = useTexts();
  const titleId = useId();
  const { body, deposit } = sent;
  const payment = schedule && sayPayment(schedule, findPriced(sent), { language, words: choosing });
  return (
    <section className={styles.request} aria-labelledby={titleId}>
      <h2 id={titleId}>{words.request}</h2>
      <RequestFacts
        startDate={body.startDate}
        endDate={body.endDate}
        guests={body.numberOfGuests}
        total={body.expectedTotal}
      />
      {body.instant && <p>{instant.atOnce}</p>}
      {deposit && <p>{instant.deposit(sayEuros(deposit.amount, language), deposit.minutes)}</p>}
      {!body.instant && <p>{words.nothingNow}</p>}
      {payment !== undefined && <p>{payment}</p>}
    </section>
  );
}

function findPriced({ body: { startDate, expectedTotal }, deposit }: SentRequest): PricedStay | undefined {
  if (typeof expectedTotal !== 'number') return undefined;
  return { arrival: startDate, today: todayInRome(new Date()), total: expectedTotal, isBegun: deposit !== null };
}

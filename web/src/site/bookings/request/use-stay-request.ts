import { ApiError } from '@approdo/shared/client';
import type { stayRequest } from '@approdo/shared/contract/bookings/booking-requests';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { useState } from 'react';
import type { z } from 'zod';
import { makeKey } from '../../../browser/make-key.ts';
import { readSession } from '../../../session/browser-session.ts';
import { signInAddress } from '../../accounts/sign-in/return-path.ts';
import { type Reading, useSubmission } from '../../forms/use-submission.ts';
import type { QuoteState } from '../../prices/quote/use-quote.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { bookingCalls } from '../booking-client.ts';
import { SAVED_DATES_ID } from './saved-request.ts';
import { type ArrivedRequest, followRequest, type SentRequest } from './sent-request.ts';

type Request = z.output<typeof stayRequest>;

const TOO_MANY = 429;

/** The fault of occupied days is shown at the check-in but clears when either date changes. */
const ABOUT = { startDate: ['endDate'] };

type Options = {
  readonly read: () => Reading<Request>;
  /** The displayed quote, and its refresh. */
  readonly quote: { readonly state: QuoteState; readonly refreshQuote: () => Promise<QuoteState> };
  /** The key of the same request if already sent; else empty. */
  readonly key: string;
  /** Called before a request leaves, also if its guest has to sign in first. */
  readonly onSend: (sent: SentRequest) => void;
  readonly onSent: () => Promise<unknown>;
  readonly onTaken: () => Promise<unknown>;
};

/**
 * Sends the request with the displayed price; repeated or interrupted sends make one request. A visitor is led to sign
 * in with it.
 */
export function useStayRequest({ read, quote, key, onSend, onSent, onTaken }: Options) {
  const { language, booking, instant } = useTexts();
  const [arrived, setArrived] = useState<ArrivedRequest>();

  async function send(request: Request): Promise<void> {
    const { price, deposit } = await readPrice(quote);
    const { code, ...body } = { ...request, key: key || makeKey(), ...price };
    const userId = readSession()?.user.id;
    onSend({ body, hadCode: code !== undefined, deposit, ...(userId !== undefined && { userId }) });
    if (userId === undefined) return leaveForSignIn(language);
    try {
      const booked = await bookingCalls.request({ body: { ...body, ...(code !== undefined && { code }) } });
      await onSent();
      setArrived(await followRequest(booked, body, language));
    } catch (cause) {
      const status = cause instanceof ApiError ? cause.status : undefined;
      if (status === 401) return leaveForSignIn(language);
      if (status === 409) await Promise.all([onTaken(), quote.refreshQuote()]);
      if (status === TOO_MANY && code !== undefined) throw codeRefusal(status, instant.tooManyCodes);
      throw cause instanceof ApiError ? withField(cause) : cause;
    }
  }

  const submission = useSubmission({ read, send, failureText: booking.failed, about: ABOUT });
  return { submission, arrived, dismiss: () => setArrived(undefined) };
}

/** The binding price: the displayed one, else the current one. Only a displayed promise is confirmed at once. */
async function readPrice({ state, refreshQuote }: Options['quote']) {
  if (state.kind === 'ready') {
    const { total, instant } = state.quote;
    if (!instant?.canBe) return { price: { expectedTotal: total }, deposit: null };
    return { price: { expectedTotal: total, instant: true }, deposit: instant.deposit };
  }
  const now = await refreshQuote();
  return { price: now.kind === 'ready' ? { expectedTotal: now.quote.total } : {}, deposit: null };
}

function codeRefusal(status: number, text: string): ApiError {
  return new ApiError({ status, body: { error: text } }, text, { code: text });
}

/** The field that a refusal stands beside; that of the price has none, and goes with any change of the form. */
const FIELDS: Readonly<Record<string, string>> = { DATES_TAKEN: 'startDate', PRICE_CHANGED: 'price' };

function withField(refusal: ApiError): ApiError {
  const { status, body, message, code = '' } = refusal;
  const field = FIELDS[code];
  return field === undefined ? refusal : new ApiError({ status, body }, message, { [field]: message });
}

/** The draft is stored and reappears when the visitor returns. */
function leaveForSignIn(language: Language): void {
  location.assign(`${signInAddress(language, `${location.pathname}#richiesta`)}#${SAVED_DATES_ID}`);
}

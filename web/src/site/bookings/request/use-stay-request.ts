import { ApiError } from '@approdo/shared/client';
import type { stayRequest } from '@approdo/shared/contract/bookings/booking-requests';
import type { Booking } from '@approdo/shared/contract/bookings/bookings';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { useState } from 'react';
import type { z } from 'zod';
import { makeKey } from '../../../browser/make-key.ts';
import { readSession } from '../../../session/browser-session.ts';
import { signInAddress } from '../../accounts/sign-in/return-path.ts';
import { type Reading, useSubmission } from '../../forms/use-submission.ts';
import { useTransientText } from '../../forms/use-transient-text.ts';
import type { QuoteState } from '../../prices/quote/use-quote.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { bookingCalls } from '../booking-client.ts';

type Request = z.output<typeof stayRequest>;

const TOO_MANY = 429;

/** The fault of occupied days is shown at the check-in but clears when either date changes. */
const ABOUT = { startDate: ['endDate'] };

/**
 * The outcome of a sent request: confirmed at once, or left to the owner although instant confirmation was possible.
 */
export type Outcome = { readonly kind: 'CONFIRMED' | 'ASKED'; readonly id: string };

type Options = {
  readonly read: () => Reading<Request>;
  /** The displayed quote, and its refresh. */
  readonly quote: { readonly state: QuoteState; readonly refreshQuote: () => Promise<QuoteState> };
  /** The key of the same request if already sent; else empty. */
  readonly key: string;
  readonly onKey: (key: string) => void;
  readonly onSent: () => Promise<unknown>;
  readonly onTaken: () => Promise<unknown>;
};

/** Sends the request with the displayed price; repeated or interrupted sends make one request. */
export function useStayRequest({ read, quote, key, onKey, onSent, onTaken }: Options) {
  const { language, booking, instant } = useTexts();
  const [success, setSuccess] = useTransientText();
  const [outcome, setOutcome] = useState<Outcome>();

  async function send(request: Request): Promise<void> {
    setSuccess(undefined);
    setOutcome(undefined);
    if (!readSession()) return leaveForSignIn(language);
    const ownKey = key || makeKey();
    onKey(ownKey);
    try {
      const priced = { ...request, key: ownKey, ...(await readPrice(quote)) };
      const sent = await bookingCalls.request({ body: priced });
      await finish(sent, priced.instant === true);
    } catch (cause) {
      const status = cause instanceof ApiError ? cause.status : undefined;
      if (status === 401) return leaveForSignIn(language);
      if (status === 409) await Promise.all([onTaken(), quote.refreshQuote()]);
      if (status === TOO_MANY && request.code !== undefined) throw codeRefusal(status, instant.tooManyCodes);
      throw cause instanceof ApiError && cause.code === 'DATES_TAKEN' ? besideDates(cause) : cause;
    }
  }

  async function finish({ id, instant: isConfirmed, heldUntil }: Booking, wasInstant: boolean): Promise<void> {
    await onSent();
    if (isConfirmed && heldUntil) {
      const { leaveToPay } = await import('./leave-to-pay.ts');
      return leaveToPay(id, language);
    }
    if (wasInstant) setOutcome({ kind: isConfirmed ? 'CONFIRMED' : 'ASKED', id });
    else setSuccess(booking.sent);
  }

  const submission = useSubmission({ read, send, failureText: booking.failed, about: ABOUT });
  return { submission, success, outcome };
}

/** The binding price: the displayed one, else the current one. Only a displayed promise is confirmed at once. */
async function readPrice({ state, refreshQuote }: Options['quote']) {
  if (state.kind === 'ready') {
    const { total, instant } = state.quote;
    return { expectedTotal: total, ...(instant?.canBe && { instant: true }) };
  }
  const now = await refreshQuote();
  return now.kind === 'ready' ? { expectedTotal: now.quote.total } : {};
}

function codeRefusal(status: number, text: string): ApiError {
  return new ApiError({ status, body: { error: text } }, text, { code: text });
}

function besideDates({ status, body, message }: ApiError): ApiError {
  return new ApiError({ status, body }, message, { startDate: message });
}

/** The draft is stored and reappears when the visitor returns. */
function leaveForSignIn(language: Language): void {
  location.assign(signInAddress(language, `${location.pathname}#richiesta`));
}

import { ApiError } from '@approdo/shared/client';
import type { stayRequest } from '@approdo/shared/contract/bookings/booking-requests';
import type { Booking } from '@approdo/shared/contract/bookings/bookings';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { useState } from 'react';
import type { z } from 'zod';
import { makeKey } from '../../../browser/make-key.ts';
import { readSession } from '../../../session/browser-session.ts';
import { signInAddress } from '../../accounts/sign-in/way-back.ts';
import { useFleetingText } from '../../forms/use-fleeting-text.ts';
import { type Reading, useSubmission } from '../../forms/use-submission.ts';
import type { QuoteState } from '../../prices/quote/use-quote.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { bookingCalls } from '../booking-client.ts';

type Request = z.output<typeof stayRequest>;

const TOO_MANY = 429;

/** The days that are taken stand beside the check-in, and are others once either date is. */
const ABOUT = { startDate: ['endDate'] };

/** What became of a request besides being sent: confirmed at once, or left to the owner though it might have been. */
export type Outcome = { readonly kind: 'CONFIRMED' | 'ASKED'; readonly id: string };

type Options = {
  readonly read: () => Reading<Request>;
  /** What the guest is shown, and the price as it is now. */
  readonly quote: { readonly state: QuoteState; readonly askAgain: () => Promise<QuoteState> };
  /** Of the same request as it was sent before; empty where it was not. */
  readonly key: string;
  readonly onKey: (key: string) => void;
  readonly onSent: () => Promise<unknown>;
  readonly onTaken: () => Promise<unknown>;
};

/** Sends the request with the price that was shown: the same once, however often it is pressed or cut off. */
export function useStayRequest({ read, quote, key, onKey, onSent, onTaken }: Options) {
  const { language, booking, instant } = useTexts();
  const [success, setSuccess] = useFleetingText();
  const [outcome, setOutcome] = useState<Outcome>();

  async function send(request: Request): Promise<void> {
    setSuccess(undefined);
    setOutcome(undefined);
    if (!readSession()) return leaveForSignIn(language);
    const ownKey = key || makeKey();
    onKey(ownKey);
    try {
      const asked = { ...request, key: ownKey, ...(await readPrice(quote)) };
      const sent = await bookingCalls.request({ body: asked });
      await finish(sent, asked.instant === true);
    } catch (cause) {
      const status = cause instanceof ApiError ? cause.status : undefined;
      if (status === 401) return leaveForSignIn(language);
      if (status === 409) await Promise.all([onTaken(), quote.askAgain()]);
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

/** The price that binds: what is shown, else what it is now; only who was told so is confirmed at once. */
async function readPrice({ state, askAgain }: Options['quote']) {
  if (state.kind === 'ready') {
    const { total, instant } = state.quote;
    return { expectedTotal: total, ...(instant?.canBe && { instant: true }) };
  }
  const now = await askAgain();
  return now.kind === 'ready' ? { expectedTotal: now.quote.total } : {};
}

function codeRefusal(status: number, text: string): ApiError {
  return new ApiError({ status, body: { error: text } }, text, { code: text });
}

function besideDates({ status, body, message }: ApiError): ApiError {
  return new ApiError({ status, body }, message, { startDate: message });
}

/** The form is left as it is: it is there again when the visitor comes back. */
function leaveForSignIn(language: Language): void {
  location.assign(signInAddress(language, `${location.pathname}#richiesta`));
}

import { ApiError, reasonOf } from '@approdo/shared/client';
import { emailConfirmation } from '@approdo/shared/contract/accounts/auth';
import { isSameAddress } from '@approdo/shared/domain/base/email';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { readSession, writeSession } from '../../../session/browser-session.ts';
import { Banner } from '../../../ui/banner.tsx';
import { leaveNotice } from '../../enhance/notices.ts';
import { type Reading, useSubmission } from '../../forms/use-submission.ts';
import { authCalls } from '../../session/auth-client.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { AccountForm } from './account-form.tsx';
import { findReturnPath, forgetReturnPath, signInAddress } from './return-path.ts';

type Outcome = {
  readonly kind: 'success' | 'error';
  readonly text: string;
  /** Whether a new link helps. */
  readonly isExpired?: boolean;
  /** Where the visitor was when registering, if that was in this browser. */
  readonly returnPath?: string | undefined;
};

/**
 * Confirms the mailed link's address at a click, never by being opened: mail programs open the links of a letter by
 * themselves, and run what they find there. Then it returns to what was interrupted.
 */
export function ConfirmEmail() {
  const { confirmation } = useTexts().account;
  const [outcome, setOutcome] = useState<Outcome>();
  const submission = useSubmission({
    read: () => readLink(confirmation.invalidLink),
    send: async (link) => {
      const reached = await confirm(link);
      if (reached.kind === 'success' && reached.returnPath && readSession()) leaveFor(reached.returnPath, reached.text);
      else setOutcome(reached);
    },
    failureText: confirmation.failed,
  });
  // Opened again where it was confirmed, there is nothing left to press.
  useEffect(() => {
    if (isConfirmedHere()) setOutcome({ kind: 'success', text: confirmation.done });
  }, [confirmation]);
  if (!outcome) return <AccountForm submission={submission} button={confirmation.send} />;
  return (
    <Banner kind={outcome.kind} isAnswer>
      <p>{outcome.text}</p>
      <NextStep outcome={outcome} />
    </Banner>
  );
}

/** A used or expired link is no dead end. */
function NextStep({ outcome }: { readonly outcome: Outcome }) {
  const { language, account, forms } = useTexts();
  const to = (path: string) => addressIn(language, path);
  if (outcome.kind === 'success') return <a href={addressAfter(outcome, language)}>{forms.goOn}</a>;
  if (outcome.isExpired) return <a href={to('/resend-confirmation')}>{forms.askForConfirmation}</a>;
  if (readSession()) return <a href={to('/')}>{account.confirmation.toHome}</a>;
  return <a href={to('/login')}>{account.login.send}</a>;
}

function leaveFor(returnPath: string, text: string): void {
  leaveNotice(text);
  location.replace(returnPath);
}

function addressAfter({ returnPath }: Outcome, language: Language): string {
  const next = returnPath ?? addressIn(language, '/booking');
  return readSession() ? next : signInAddress(language, next);
}

type Link = z.output<typeof emailConfirmation>;

/** Reads address and token from the mailed link. */
function readLink(invalidLink: string): Reading<Link> {
  const link = new URLSearchParams(location.search);
  const proof = emailConfirmation.safeParse({ email: link.get('email'), token: link.get('token') });
  return proof.success ? { values: proof.data } : { faults: { token: invalidLink } };
}

/** A refused link leads on; if the server could not be reached, the button can be pressed again. */
async function confirm(body: Link): Promise<Outcome> {
  try {
    const { message } = await authCalls.confirmEmail({ body });
    rememberConfirmation(body.email);
    const returnPath = findReturnPath();
    forgetReturnPath();
    return { kind: 'success', text: message, returnPath };
  } catch (cause) {
    const text = cause instanceof ApiError && cause.status === 400 ? reasonOf(cause) : undefined;
    if (text === undefined) throw cause;
    return { kind: 'error', text, isExpired: isExpiry(cause, text) };
  }
}

/** Recognized by a code if the call names its language, else by its Italian text. */
function isExpiry(cause: unknown, text: string): boolean {
  return (cause instanceof ApiError && cause.code === 'LINK_EXPIRED') || text.includes('scaduto');
}

/** Marks the user signed in with that address as confirmed from now on. */
function rememberConfirmation(email: string): void {
  const session = findSessionOf(email);
  if (session) writeSession({ ...session, user: { ...session.user, emailConfirmed: true } });
}

function isConfirmedHere(): boolean {
  const email = new URLSearchParams(location.search).get('email');
  return email !== null && findSessionOf(email)?.user.emailConfirmed === true;
}

function findSessionOf(email: string) {
  const session = readSession();
  return isSameAddress(session?.user.email ?? null, email) ? session : undefined;
}

import { ApiError, reasonOf } from '@approdo/shared/client';
import { emailConfirmation } from '@approdo/shared/contract/account/auth';
import type { Language } from '@approdo/shared/domain/language/language';
import { addressIn } from '@approdo/shared/domain/language/language-address';
import { useEffect, useState } from 'react';
import { readSession, writeSession } from '../../../browser-session.ts';
import { Banner } from '../../../ui/banner.tsx';
import { leaveNotice } from '../../notices.ts';
import { type IslandTexts, useTexts } from '../../texts/use-texts.ts';
import { authCalls } from './auth-client.ts';
import { findWayBack, forgetWayBack, signInAddress } from './way-back.ts';

type Outcome = {
  readonly kind: 'success' | 'error';
  readonly text: string;
  /** Whether a new link helps. */
  readonly isExpired?: boolean;
  /** Where she was when she registered, where that was in this browser. */
  readonly wayBack?: string | undefined;
};

/** Confirms the address of the link that was mailed as soon as it is alive, and goes back to what was interrupted for it. */
export function ConfirmEmail() {
  const { account } = useTexts();
  const { confirmation } = account;
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    let isShown = true;
    confirm(confirmation).then((reached) => {
      if (reached.kind === 'success' && reached.wayBack && readSession()) leaveFor(reached.wayBack, reached.text);
      else if (isShown) setOutcome(reached);
    });
    return () => {
      isShown = false;
    };
  }, [confirmation]);
  if (!outcome) return <Banner kind="note">{confirmation.waiting}</Banner>;
  return (
    <Banner kind={outcome.kind}>
      <p>{outcome.text}</p>
      <WayOn outcome={outcome} />
    </Banner>
  );
}

/** A link that was used already, or has gone stale, is no dead end. */
function WayOn({ outcome }: { readonly outcome: Outcome }) {
  const { language, account, forms } = useTexts();
  const to = (path: string) => addressIn(language, path);
  if (outcome.kind === 'success') return <a href={addressAfter(outcome, language)}>{forms.goOn}</a>;
  if (outcome.isExpired) return <a href={to('/resend-confirmation')}>{forms.askForConfirmation}</a>;
  if (readSession()) return <a href={to('/')}>{account.confirmation.toHome}</a>;
  return <a href={to('/login')}>{account.login.send}</a>;
}

function leaveFor(wayBack: string, text: string): void {
  leaveNotice(text);
  location.replace(wayBack);
}

function addressAfter({ wayBack }: Outcome, language: Language): string {
  const next = wayBack ?? addressIn(language, '/booking');
  return readSession() ? next : signInAddress(language, next);
}

type Words = IslandTexts['account']['confirmation'];

async function confirm({ invalidLink, failed }: Words): Promise<Outcome> {
  const link = new URLSearchParams(location.search);
  const { data: body } = emailConfirmation.safeParse({ email: link.get('email'), token: link.get('token') });
  if (!body) return { kind: 'error', text: invalidLink };
  try {
    const { message } = await authCalls.confirmEmail({ body });
    rememberConfirmation(body.email);
    const wayBack = findWayBack();
    forgetWayBack();
    return { kind: 'success', text: message, wayBack };
  } catch (cause) {
    const text = reasonOf(cause) ?? failed;
    return { kind: 'error', text, isExpired: isExpiry(cause, text) };
  }
}

/** Told by a code where the call names its language, else by the word that Italian has for it. */
function isExpiry(cause: unknown, text: string): boolean {
  return (cause instanceof ApiError && cause.code === 'LINK_EXPIRED') || text.includes('scaduto');
}

/** Whoever is signed in with that address is a confirmed user from now on. */
function rememberConfirmation(email: string): void {
  const session = readSession();
  if (session?.user.email.toLowerCase() !== email.toLowerCase()) return;
  writeSession({ ...session, user: { ...session.user, emailConfirmed: true } });
}

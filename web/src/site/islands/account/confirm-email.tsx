import { reasonOf } from '@approdo/shared/client';
import { emailConfirmation } from '@approdo/shared/contract/auth';
import { useEffect, useState } from 'react';
import { readSession, writeSession } from '../../../browser-session.ts';
import { Banner } from '../../../ui/banner.tsx';
import { authCalls } from './auth-client.ts';

type Outcome = { readonly kind: 'success' | 'error'; readonly text: string };

/** Confirms the address of the link that was mailed as soon as it is alive. */
export function ConfirmEmail() {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    let isShown = true;
    confirm().then((reached) => isShown && setOutcome(reached));
    return () => {
      isShown = false;
    };
  }, []);
  if (!outcome) return <Banner kind="note">Stiamo confermando il tuo indirizzo e-mail…</Banner>;
  return (
    <Banner kind={outcome.kind}>
      <p>{outcome.text}</p>
      {outcome.text.includes('scaduto') && <a href="/resend-confirmation">Richiedi una nuova conferma</a>}
      {outcome.kind === 'success' && <a href={readSession() ? '/booking' : '/login'}>Continua</a>}
    </Banner>
  );
}

async function confirm(): Promise<Outcome> {
  const link = new URLSearchParams(location.search);
  const { data: body } = emailConfirmation.safeParse({ email: link.get('email'), token: link.get('token') });
  if (!body) return { kind: 'error', text: 'Il collegamento non è valido' };
  try {
    const { message } = await authCalls.confirmEmail({ body });
    rememberConfirmation(body.email);
    return { kind: 'success', text: message };
  } catch (cause) {
    return { kind: 'error', text: reasonOf(cause) ?? 'Conferma non riuscita' };
  }
}

/** Whoever is signed in with that address is a confirmed user from now on. */
function rememberConfirmation(email: string): void {
  const session = readSession();
  if (session?.user.email.toLowerCase() !== email.toLowerCase()) return;
  writeSession({ ...session, user: { ...session.user, emailConfirmed: true } });
}

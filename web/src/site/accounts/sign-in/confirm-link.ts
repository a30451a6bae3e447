import { ApiError, reasonOf } from '@approdo/shared/client';
import type { Session } from '@approdo/shared/contract/accounts/auth';
import { emailConfirmation } from '@approdo/shared/contract/accounts/auth';
import { isSameAddress } from '@approdo/shared/domain/base/email';
import type { z } from 'zod';
import { readSession, writeSession } from '../../../session/browser-session.ts';
import type { Reading } from '../../forms/use-submission.ts';
import { authCalls } from '../../session/auth-client.ts';
import { findReturnPath, forgetReturnPath } from './return-path.ts';

type Link = z.output<typeof emailConfirmation>;

/** What became of a mailed link. */
export type Confirmation = {
  readonly kind: 'success' | 'error';
  readonly text: string;
  /** Whether a new link helps. */
  readonly isExpired?: boolean;
  /** Where the visitor was when registering, if that was in this browser. */
  readonly returnPath?: string | undefined;
};

/** Reads address and token from the mailed link. */
export function readLink(invalidLink: string): Reading<Link> {
  const link = new URLSearchParams(location.search);
  const proof = emailConfirmation.safeParse({ email: link.get('email'), token: link.get('token') });
  return proof.success ? { values: proof.data } : { faults: { token: invalidLink } };
}

/** A refused link leads on; if the server could not be reached, this throws, and the button can be pressed again. */
export async function confirmLink(body: Link): Promise<Confirmation> {
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

/** The session in this browser of the account that the link was mailed to, confirmed or not. */
export function findSessionOfLink(): Session | undefined {
  return findSessionOf(new URLSearchParams(location.search).get('email'));
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

function findSessionOf(email: string | null): Session | undefined {
  const session = readSession();
  return email !== null && isSameAddress(session?.user.email ?? null, email) ? session : undefined;
}

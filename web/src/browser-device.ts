import { ApiError, type Client } from '@approdo/shared/client';
import {
  type AskedSecondProof,
  askedSecondProof,
  type auth,
  type credentials,
  type Session,
} from '@approdo/shared/contract/account/auth';
import type { passkeySignIn } from '@approdo/shared/contract/account/keys';
import type { PasskeyAnswer } from '@approdo/shared/contract/account/passkey-shapes';
import { codeOfKey } from '@approdo/shared/contract/refusals';
import type { z } from 'zod';
import { findStorage } from './find-storage.ts';

/** What this browser is known by to an account of staff; it outlives sessions, and lets nobody in. */
const DEVICE_KEY = 'device';

type SignIn = Pick<Client<{ auth: typeof auth }>['auth'], 'login'>;
type PasskeySignIn = Pick<Client<{ passkeySignIn: typeof passkeySignIn }>['passkeySignIn'], 'enter'>;

type SecondStep = Pick<Client<{ auth: typeof auth }>['auth'], 'loginSecond'>;

const SECOND_PROOF_ASKED = codeOfKey('secondProofAsked');

/**
 * Signs in as this browser, which keeps what it is known by from now on. Where the password is right and not enough, what is
 * asked for besides.
 */
export async function signInHere(
  calls: SignIn,
  typed: z.input<typeof credentials>,
): Promise<Session | AskedSecondProof> {
  try {
    return keepDeviceOf(await calls.login({ body: { ...typed, device: readDevice() } }));
  } catch (cause) {
    const isAsked = cause instanceof ApiError && cause.code === SECOND_PROOF_ASKED;
    const asked = isAsked ? askedSecondProof.safeParse(cause.body).data : undefined;
    if (asked) return asked;
    throw cause;
  }
}

/** The same by the second proof that was asked for. */
export async function finishSignInHere(
  calls: SecondStep,
  body: { readonly ticket: string; readonly code: string; readonly remember: boolean },
): Promise<Session> {
  return keepDeviceOf(await calls.loginSecond({ body }));
}

/** Whether a right password stands for nothing any more: one begins anew. */
export function isTicketEnded(cause: unknown): boolean {
  return cause instanceof ApiError && cause.code === codeOfKey('ticketEnded');
}

/** The same by what a passkey answered. */
export async function enterHere(calls: PasskeySignIn, response: PasskeyAnswer): Promise<Session> {
  return keepDeviceOf(await calls.enter({ body: { response, device: readDevice() } }));
}

function readDevice(): string | undefined {
  return findStorage('localStorage')?.getItem(DEVICE_KEY) ?? undefined;
}

function keepDeviceOf({ device, ...session }: Session): Session {
  if (device !== undefined) keepDevice(device);
  return session;
}

function keepDevice(device: string): void {
  try {
    findStorage('localStorage')?.setItem(DEVICE_KEY, device);
  } catch {
    // A browser that keeps nothing is a new one each time.
  }
}

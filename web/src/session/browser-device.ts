import type { Client } from '@approdo/shared/client';
import type { auth, credentials, Session, secondProof } from '@approdo/shared/contract/accounts/auth';
import type { passkeySignIn } from '@approdo/shared/contract/accounts/keys';
import type { PasskeyAnswer } from '@approdo/shared/contract/accounts/passkey-shapes';
import type { z } from 'zod';
import { findStorage } from '../browser/find-storage.ts';

/** Identifies this browser to a staff account; it outlives sessions, and lets nobody in. */
const DEVICE_KEY = 'device';

type Calls = Client<{ auth: typeof auth }>['auth'];
type SignIn = Pick<Calls, 'login'>;
type Finish = Pick<Calls, 'loginSecond'>;
type PasskeySignIn = Pick<Client<{ passkeySignIn: typeof passkeySignIn }>['passkeySignIn'], 'enter'>;

/** Signs in as this browser, and stores its device id. */
export async function signInHere(calls: SignIn, typed: z.input<typeof credentials>): Promise<Session> {
  return storeDeviceOf(await calls.login({ body: { ...typed, device: readDevice() } }));
}

/** Likewise, with the second proof. */
export async function finishHere(calls: Finish, given: z.input<typeof secondProof>): Promise<Session> {
  return storeDeviceOf(await calls.loginSecond({ body: given }));
}

/** Likewise, with a passkey's answer. */
export async function enterHere(calls: PasskeySignIn, response: PasskeyAnswer): Promise<Session> {
  return storeDeviceOf(await calls.enter({ body: { response, device: readDevice() } }));
}

function readDevice(): string | undefined {
  return findStorage('localStorage')?.getItem(DEVICE_KEY) ?? undefined;
}

function storeDeviceOf({ device, ...session }: Session): Session {
  if (device !== undefined) storeDevice(device);
  return session;
}

function storeDevice(device: string): void {
  try {
    findStorage('localStorage')?.setItem(DEVICE_KEY, device);
  } catch {
    // Without storage, the browser is a new device each time.
  }
}

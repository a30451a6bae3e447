import type { CreationOptions, NewPasskey } from '@approdo/shared/contract/accounts/passkey-shapes';
import { startRegistration } from '@simplewebauthn/browser';
import { wasCalledOff } from './called-off.ts';

/** Undefined where it was called off; EXISTS where the authenticator has one of those that are to be left out. */
export async function make(options: CreationOptions): Promise<NewPasskey | 'EXISTS' | undefined> {
  try {
    return await startRegistration({ optionsJSON: options });
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidStateError') return 'EXISTS';
    if (wasCalledOff(error)) return undefined;
    throw error;
  }
}

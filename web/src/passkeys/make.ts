import type { CreationOptions, NewPasskey } from '@approdo/shared/contract/accounts/passkey-shapes';
import { startRegistration } from '@simplewebauthn/browser';
import { wasCancelled } from './was-cancelled.ts';

/** Undefined if cancelled; EXISTS if the authenticator already has one of the excluded passkeys. */
export async function make(options: CreationOptions): Promise<NewPasskey | 'EXISTS' | undefined> {
  try {
    return await startRegistration({ optionsJSON: options });
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidStateError') return 'EXISTS';
    if (wasCancelled(error)) return undefined;
    throw error;
  }
}

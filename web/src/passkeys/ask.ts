import type { PasskeyAnswer, RequestOptions } from '@approdo/shared/contract/accounts/passkey-shapes';
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { wasCalledOff } from './called-off.ts';

/** Undefined if cancelled; with a signal the browser suggests the passkey in a field until the signal aborts. */
export async function ask(options: RequestOptions, conditional?: AbortSignal): Promise<PasskeyAnswer | undefined> {
  if (conditional?.aborted) return undefined;
  const end = () => WebAuthnAbortService.cancelCeremony();
  conditional?.addEventListener('abort', end);
  try {
    const answer = await startAuthentication({ optionsJSON: options, useBrowserAutofill: conditional !== undefined });
    return conditional?.aborted ? undefined : answer;
  } catch (error) {
    if (wasCalledOff(error)) return undefined;
    throw error;
  } finally {
    conditional?.removeEventListener('abort', end);
  }
}

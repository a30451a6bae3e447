import type { PasskeyAnswer, RequestOptions } from '@approdo/shared/contract/accounts/passkey-shapes';
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { wasCancelled } from './was-cancelled.ts';

/** Undefined if cancelled; with a signal the browser suggests the passkey in a field until the signal aborts. */
export async function promptPasskey(
  options: RequestOptions,
  conditional?: AbortSignal,
): Promise<PasskeyAnswer | undefined> {
  if (conditional?.aborted) return undefined;
  const end = () => WebAuthnAbortService.cancelCeremony();
  conditional?.addEventListener('abort', end);
  try {
    const answer = await startAuthentication({ optionsJSON: options, useBrowserAutofill: conditional !== undefined });
    return conditional?.aborted ? undefined : answer;
  } catch (error) {
    if (wasCancelled(error)) return undefined;
    throw error;
  } finally {
    conditional?.removeEventListener('abort', end);
  }
}

import { createHttpTransport, type Transport } from '@approdo/shared/client';
import type { Fetch } from '../electron-surface.ts';

type Options = {
  /** The origin of the site. */
  readonly address: string;
  readonly token: string | undefined;
  readonly fetch: Fetch;
  readonly timeoutMs: number;
};

/** Of calls that the person waits for. */
export const CALL_TIMEOUT_MS = 30_000;

/** The way of main's own short calls; a token that is refused is left to whoever calls. */
export function createSiteTransport({ address, token, fetch, timeoutMs }: Options): Transport {
  return createHttpTransport({
    base: `${address}/api`,
    readToken: () => token,
    onTokenRefused: () => undefined,
    fetch: (url, init) =>
      fetch(url, { ...init, credentials: 'omit', redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }),
  });
}

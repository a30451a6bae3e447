import { createHttpTransport, type Transport } from '@approdo/shared/client';
import type { Fetch } from '../electron-surface.ts';

type Options = {
  /** The site's origin. */
  readonly address: string;
  readonly token: string | undefined;
  readonly fetch: Fetch;
  readonly timeoutMs: number;
};

/** For calls that the person waits for. */
export const CALL_TIMEOUT_MS = 30_000;

/** Transport for main's own short calls; a refused token is the caller's concern. */
export function createSiteTransport({ address, token, fetch, timeoutMs }: Options): Transport {
  return createHttpTransport({
    base: `${address}/api`,
    readToken: () => token,
    onTokenRefused: () => undefined,
    fetch: (url, init) =>
      fetch(url, { ...init, credentials: 'omit', redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }),
  });
}

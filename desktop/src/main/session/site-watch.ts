import { health } from '@approdo/shared/contract/operations/health';
import type { Schedule } from '@approdo/shared/node/schedule';
import type { Fetch } from '../electron-surface.ts';
import { TEXTS } from '../texts.ts';
import { describeNetworkFault, isAborted } from './describe-network-fault.ts';
import type { SiteStore } from './site-store.ts';

/** Whether the site answers. Once it does not, it is retried until it does. */
type SiteWatch = {
  /** Sends, and learns from the outcome whether the current site answers; other sites are ignored. */
  readonly fetch: Fetch;
  /** Why the site does not answer, as text; undefined while it answers. */
  readonly fault: () => string | undefined;
  readonly retryNow: () => Promise<void>;
  /** Another site is current: nothing is known of it yet. */
  readonly begin: () => void;
};

type Options = {
  readonly sites: Pick<SiteStore, 'current'>;
  readonly fetch: Fetch;
  readonly isOnline: () => boolean;
  readonly schedule: Schedule;
  readonly onChange: (fault: string | undefined) => void;
};

const FIRST_WAIT_MS = 2_000;
const MAX_WAIT_MS = 60_000;
const ASK_TIMEOUT_MS = 10_000;

/** A proxy reports that the server is down, or the server that it cannot serve now. */
const OUT_OF_SERVICE = [502, 503, 504];

export function createSiteWatch({ sites, fetch, isOnline, schedule, onChange }: Options): SiteWatch {
  let fault: string | undefined;
  let waitMs = FIRST_WAIT_MS;
  let cancelRetry: (() => void) | undefined;

  function setFault(next: string | undefined): void {
    if (next === undefined) stopRetrying();
    else cancelRetry ??= schedule(waitMs, () => void retryNow());
    if (next === fault) return;
    fault = next;
    onChange(fault);
  }

  function stopRetrying(): void {
    cancelRetry?.();
    cancelRetry = undefined;
    waitMs = FIRST_WAIT_MS;
  }

  async function send(url: string, init?: RequestInit): Promise<Response> {
    const { origin } = new URL(url);
    const noteFault = (next: string | undefined) => {
      if (sites.current()?.address === origin) setFault(next);
    };
    try {
      const answer = await fetch(url, init);
      noteFault(OUT_OF_SERVICE.includes(answer.status) ? TEXTS.siteBusy : undefined);
      return answer;
    } catch (networkFault) {
      if (!isAborted(networkFault)) noteFault(describeNetworkFault(networkFault, isOnline()));
      throw networkFault;
    }
  }

  async function retryNow(): Promise<void> {
    cancelRetry?.();
    cancelRetry = undefined;
    waitMs = Math.min(waitMs * 2, MAX_WAIT_MS);
    const address = sites.current()?.address;
    if (!address) return;
    const call = send(`${address}/api${health.get.path}`, {
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
    });
    await call.then(
      (answer) => answer.body?.cancel(),
      () => undefined,
    );
  }

  return {
    fetch: send,
    fault: () => fault,
    retryNow,
    begin: () => {
      stopRetrying();
      if (fault === undefined) return;
      fault = undefined;
      onChange(undefined);
    },
  };
}

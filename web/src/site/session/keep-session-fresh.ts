import { readSession, writeSession } from '../../session/browser-session.ts';
import { authCalls } from './auth-client.ts';

/** Milliseconds between two requests, however often the page becomes visible. */
const PAUSE_MS = 3000;

let requestedAt = Number.NEGATIVE_INFINITY;
let waiting: ReturnType<typeof setTimeout> | undefined;
let watchers = 0;

/** Refetches the account now and whenever the page becomes visible; returns a function that ends that. */
export function keepSessionFresh(): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  for (const event of ['focus', 'pageshow']) addEventListener(event, refresh, { signal });
  document.addEventListener('visibilitychange', refresh, { signal });
  watchers += 1;
  refresh();
  return () => {
    watch.abort();
    watchers -= 1;
    if (watchers === 0) giveUp();
  };
}

/** Nobody is left to display the answer. */
function giveUp(): void {
  clearTimeout(waiting);
  waiting = undefined;
}

/** Requests during the pause become one, at its end. */
function refresh(): void {
  if (document.visibilityState === 'hidden' || waiting !== undefined) return;
  waiting = setTimeout(
    () => {
      waiting = undefined;
      requestedAt = Date.now();
      void refreshAccount();
    },
    Math.max(0, requestedAt + PAUSE_MS - Date.now()),
  );
}

/** An expired token signs the user out. Without an answer the known account stays, as do changes made meanwhile. */
async function refreshAccount(): Promise<void> {
  const before = readSession();
  if (!before) return;
  const user = await authCalls.me().catch(() => undefined);
  if (!user || readSession() !== before) return;
  if (JSON.stringify(user) !== JSON.stringify(before.user)) writeSession({ ...before, user });
}

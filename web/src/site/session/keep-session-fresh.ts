import { readSession, writeSession } from '../../session/browser-session.ts';
import { authCalls } from './auth-client.ts';

/** Milliseconds between two questions: looking away and back is no reason to ask at each glance. */
const PAUSE_MS = 3000;

let askedAt = Number.NEGATIVE_INFINITY;
let waiting: ReturnType<typeof setTimeout> | undefined;
let watchers = 0;

/** Asks who the account is, now and whenever the page is looked at again; the function that comes back ends that, once. */
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

/** Nobody is there any more who would show the answer. */
function giveUp(): void {
  clearTimeout(waiting);
  waiting = undefined;
}

/** What comes during the pause is asked once, at its end. */
function refresh(): void {
  if (document.visibilityState === 'hidden' || waiting !== undefined) return;
  waiting = setTimeout(
    () => {
      waiting = undefined;
      askedAt = Date.now();
      void askWhoItIs();
    },
    Math.max(0, askedAt + PAUSE_MS - Date.now()),
  );
}

/** A dead token signs out on its way. Without an answer, what is known stays; so does what was changed here meanwhile. */
async function askWhoItIs(): Promise<void> {
  const before = readSession();
  if (!before) return;
  const user = await authCalls.me().catch(() => undefined);
  if (!user || readSession() !== before) return;
  if (JSON.stringify(user) !== JSON.stringify(before.user)) writeSession({ ...before, user });
}

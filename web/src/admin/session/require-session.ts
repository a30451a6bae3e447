import type { Transport, WireAnswer } from '@approdo/shared/client';
import type { User } from '@approdo/shared/contract/accounts/auth';
import type { PlatformSession } from '../platform.ts';

/** What the server answers, too, to a call that needs a token and has none. */
const REFUSAL = { status: 401, body: { error: 'Authentication required' } } as const;

/**
 * Sends nothing while nobody is signed in. Where anyone may call, the server would answer a call without a token as it
 * answers a visitor, and a list on the screen would lose what only an admin may see. A file that finds its session over
 * waits until whoever sends it has signed in again, and goes then: she has chosen it once.
 */
export function requireSession(transport: Transport, session: PlatformSession): Transport {
  let known = session.readUser();
  return async function send(call): Promise<WireAnswer> {
    const user = session.readUser();
    known = user ?? known;
    const sender = known;
    if (!user) session.noticeEnd?.();
    const answer = user ? await transport(call) : REFUSAL;
    const isSessionOver = answer.status === 401 && (!user || session.readUser() !== user);
    if (!call.file || !isSessionOver) return answer;
    call.onProgress?.(0);
    const next = await nextUser(session, call.signal);
    return next.id === sender?.id ? await send(call) : answer;
  };
}

/** Whoever is signed in next; rejects where that is no longer waited for. */
function nextUser(session: PlatformSession, signal: AbortSignal | undefined): Promise<User> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const user = session.readUser();
      if (!user) return;
      stop();
      resolve(user);
    };
    const giveUp = () => {
      stop();
      reject(new DOMException('The upload was cancelled', 'AbortError'));
    };
    const stopListening = session.subscribe(look);
    const stop = () => {
      stopListening();
      signal?.removeEventListener('abort', giveUp);
    };
    signal?.addEventListener('abort', giveUp);
    if (signal?.aborted) giveUp();
    else look();
  });
}

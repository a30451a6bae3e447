import type { Transport, WireAnswer } from '@approdo/shared/client';
import type { User } from '@approdo/shared/contract/accounts/auth';
import type { PlatformSession } from '../platform.ts';

/** The server's own answer to a call without the token it needs. */
const REFUSAL = { status: 401, body: { error: 'Authentication required' } } as const;

/**
 * Sends nothing while nobody is signed in: for a public call the server would answer as to a visitor, and a list on the
 * screen would lose what only an admin may see. A file upload whose session has ended waits until the same user has
 * signed in again, since she has already chosen the file.
 */
export function requireSession(transport: Transport, session: PlatformSession): Transport {
  let lastUser = session.readUser();
  return async function send(call): Promise<WireAnswer> {
    const user = session.readUser();
    lastUser = user ?? lastUser;
    const sender = lastUser;
    if (!user) session.noticeEnd?.();
    const answer = user ? await transport(call) : REFUSAL;
    const isSessionOver = answer.status === 401 && (!user || session.readUser() !== user);
    if (!call.file || !isSessionOver) return answer;
    call.onProgress?.(0);
    const next = await nextUser(session, call.signal);
    return next.id === sender?.id ? await send(call) : answer;
  };
}

/** The next signed-in user; rejects if the wait is aborted. */
function nextUser(session: PlatformSession, signal: AbortSignal | undefined): Promise<User> {
  return new Promise((resolve, reject) => {
    const resolveIfSignedIn = () => {
      const user = session.readUser();
      if (!user) return;
      stop();
      resolve(user);
    };
    const giveUp = () => {
      stop();
      reject(new DOMException('The upload was cancelled', 'AbortError'));
    };
    const stopListening = session.subscribe(resolveIfSignedIn);
    const stop = () => {
      stopListening();
      signal?.removeEventListener('abort', giveUp);
    };
    signal?.addEventListener('abort', giveUp);
    if (signal?.aborted) giveUp();
    else resolveIfSignedIn();
  });
}

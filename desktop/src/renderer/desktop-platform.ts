import { ApiError, createHttpTransport } from '@approdo/shared/client';
import type { Platform } from '@approdo/web/admin';
import type { Bridge, Outcome, Problem, ResultOf } from '../ipc.ts';

type User = NonNullable<ResultOf<'readUser'>>;

type SessionBridge = Pick<Bridge, 'signIn' | 'signOut' | 'onSessionChanged'>;

/** The back office in the desktop app: main holds the session and adds the token to each call, so none of it is here. */
export function createDesktopPlatform(bridge: SessionBridge, signedIn: User | undefined): Platform {
  let current = signedIn;
  const listeners = new Set<() => void>();

  /** The same account stays the same object, so that nothing is drawn anew for it. */
  function hold(user: User | undefined): void {
    if (JSON.stringify(user) === JSON.stringify(current)) return;
    current = user;
    for (const listener of listeners) listener();
  }

  bridge.onSessionChanged((user) => hold(user ?? undefined));

  return {
    transport: createHttpTransport({ base: '/api', readToken: () => undefined, onTokenRefused: () => undefined }),
    session: {
      readUser: () => current,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      signIn: async (credentials) => hold(unwrap(await bridge.signIn(credentials))),
      signOut: async () => {
        unwrap(await bridge.signOut());
        hold(undefined);
      },
    },
  };
}

/** Throws the refusal, as the client of the API does. */
export function unwrap<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  throw asApiError(outcome.problem);
}

function asApiError({ status, error, fields = {} }: Problem): ApiError {
  return new ApiError({ status, body: { error, fields } }, error, fields);
}

import { ApiError, createClient, createHttpTransport } from '@approdo/shared/client';
import type { CleaningPlan, Turnover, TurnoverMarks } from '@approdo/shared/contract/bookings/turnovers';
import { cleaning } from '@approdo/shared/contract/bookings/turnovers';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readPageLanguage } from '../../client/page-language.ts';

/** Authorised by the link alone: the session is not used. */
const transport = createHttpTransport({
  base: '/api',
  readToken: () => undefined,
  onTokenRefused: () => undefined,
});

const { cleaning: cleaningCalls } = createClient({ cleaning }, transport, { readLang: readPageLanguage });

export type CleaningState =
  | { readonly kind: 'loading' }
  /** `reason` comes from the server; undefined without a network. */
  | { readonly kind: 'failed'; readonly reason: string | undefined; readonly isEnded: boolean }
  | { readonly kind: 'loaded'; readonly plan: CleaningPlan };

/** Marks of a day being sent. */
type PendingMark = { readonly day: string; readonly marks: TurnoverMarks };

/**
 * Loads the plan of the link in the URL, again when the page becomes visible. Marks are optimistic and undone on
 * failure.
 */
export function useCleaning() {
  const [state, setState] = useState<CleaningState>({ kind: 'loading' });
  const [sent, setSent] = useState<readonly PendingMark[]>([]);
  const [failure, setFailure] = useState<Failure>();
  const queue = useRef<Promise<void>>(Promise.resolve());

  const load = useCallback(async () => {
    try {
      const plan = await cleaningCalls.open({ body: { token: readToken() } });
      setState({ kind: 'loaded', plan });
    } catch (cause) {
      setState((before) => (before.kind === 'loaded' && !isEnded(cause) ? before : failed(cause)));
    }
  }, []);

  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    void load();
    const reloadIfVisible = () => {
      if (document.visibilityState === 'visible') void load();
    };
    document.addEventListener('visibilitychange', reloadIfVisible, { signal });
    for (const event of ['online', 'hashchange']) addEventListener(event, reloadIfVisible, { signal });
    return () => unmounted.abort();
  }, [load]);

  /** Sends marks one after the other, so that answers arrive in order. */
  function mark(day: string, marks: TurnoverMarks): void {
    const pending = { day, marks };
    setFailure(undefined);
    setSent((before) => [...before, pending]);
    queue.current = queue.current.then(() => send(pending));
  }

  async function send(pending: PendingMark): Promise<void> {
    try {
      const turnover = await cleaningCalls.mark({ body: { token: readToken(), day: pending.day, ...pending.marks } });
      setState((before) => (before.kind === 'loaded' ? { ...before, plan: replace(before.plan, turnover) } : before));
    } catch (cause) {
      if (isEnded(cause)) await load();
      setFailure({ day: pending.day, reason: cause instanceof ApiError ? cause.message : undefined });
    } finally {
      setSent((before) => before.filter((one) => one !== pending));
    }
  }

  return { state: withSent(state, sent), failure, load, mark };
}

/** The day and the reason; undefined without a network. */
export type Failure = { readonly day: string; readonly reason: string | undefined };

/** The URL fragment, which is not sent to the server. */
function readToken(): string {
  return location.hash.slice(1, 201);
}

function isEnded(cause: unknown): boolean {
  return cause instanceof ApiError && cause.status === 404;
}

function failed(cause: unknown): CleaningState {
  const reason = cause instanceof ApiError && cause.status < 500 ? cause.message : undefined;
  return { kind: 'failed', reason, isEnded: isEnded(cause) };
}

function replace(plan: CleaningPlan, turnover: Turnover): CleaningPlan {
  return { ...plan, turnovers: plan.turnovers.map((one) => (one.day === turnover.day ? turnover : one)) };
}

function withSent(state: CleaningState, sent: readonly PendingMark[]): CleaningState {
  if (state.kind !== 'loaded') return state;
  const turnovers = state.plan.turnovers.map((turnover) =>
    sent.filter(({ day }) => day === turnover.day).reduce(applyMarks, turnover),
  );
  return { kind: 'loaded', plan: { ...state.plan, turnovers } };
}

/** Readiness itself is left to the server. */
function applyMarks(turnover: Turnover, { marks }: PendingMark): Turnover {
  const marked = new Map(marks.items?.map(({ id, isDone }) => [id, isDone]));
  return {
    ...turnover,
    items: turnover.items.map((item) => ({ ...item, isDone: marked.get(item.id) ?? item.isDone })),
  };
}

import type { Look, LookDraft } from '@approdo/shared/contract/content/look';
import { findConflict } from '../../kit/feedback/conflict.ts';

type DraftState = {
  /** The draft as the server last answered it. */
  readonly kept: LookDraft;
  /** What was chosen since, in order. */
  readonly pending: readonly Partial<Look>[];
  /** Why it could not be kept; undefined if nothing failed. */
  readonly fault: unknown;
  /** How often another look has taken the place of what was chosen. */
  readonly replacements: number;
};

type Parts = {
  readonly start: LookDraft;
  /** Rejects if the server refuses, or if another admin has changed the draft since that version. */
  readonly save: (changes: Partial<Look>, version: string) => Promise<LookDraft>;
};

/** Long enough for a colour that is dragged; the frame has the rest of a second to show it. */
export const PAUSE_MS = 300;

/** Keeps a draft while it is changed: one call at a time, each with all that was chosen since the last. */
export function createDraftKeeper({ start, save }: Parts) {
  let state: DraftState = { kept: start, pending: [], fault: undefined, replacements: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let line = Promise.resolve();
  const listeners = new Set<() => void>();
  const isHeld = () => findConflict(state.fault) !== undefined;

  function show(changes: Partial<DraftState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  async function send(): Promise<void> {
    const { kept, pending } = state;
    if (pending.length === 0) return;
    try {
      const answer = await save(merge(pending), kept.version);
      show({ kept: answer, pending: state.pending.slice(pending.length), fault: undefined });
    } catch (fault) {
      show({ kept: { ...kept, version: findConflict(fault)?.version ?? kept.version }, fault });
    }
  }

  return {
    /** The same object until something changes. */
    read: () => state,

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Sends it after a pause; but once another admin has changed the draft, `keep` must be called. */
    change(changes: Partial<Look>): void {
      show({ pending: [...state.pending, changes], fault: isHeld() ? state.fault : undefined });
      clearTimeout(timer);
      timer = setTimeout(() => {
        line = line.then(() => (isHeld() ? undefined : send()));
      }, PAUSE_MS);
    },

    /** Sends what is pending, whoever has changed the draft since; resolves to the draft's version, if all is kept. */
    async keep(): Promise<string | undefined> {
      clearTimeout(timer);
      line = line.then(send);
      await line;
      return state.pending.length === 0 ? state.kept.version : undefined;
    },

    /** Forgets what is pending; resolves when nothing is under way. */
    async drop(): Promise<void> {
      clearTimeout(timer);
      show({ pending: [], fault: undefined });
      await line;
    },

    /** Shows another look, such as what the site has after the draft was discarded. */
    replace(look: LookDraft): void {
      clearTimeout(timer);
      show({ kept: look, pending: [], fault: undefined, replacements: state.replacements + 1 });
    },
  };
}

/** The look with what was chosen since. */
export function lookOf({ kept, pending }: Pick<DraftState, 'kept' | 'pending'>): LookDraft {
  return { ...kept, ...merge(pending) };
}

function merge(pending: readonly Partial<Look>[]): Partial<Look> {
  return Object.assign({}, ...pending);
}

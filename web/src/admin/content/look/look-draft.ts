import type { Look, LookDraft } from '@approdo/shared/contract/content/look';
import { findConflict } from '../../kit/feedback/conflict.ts';

type LookChanges = Partial<Look>;

export type DraftState = {
  /** The draft as the server last answered it. */
  readonly kept: LookDraft;
  /** What was chosen since, in order. */
  readonly pending: readonly LookChanges[];
  /** Why it could not be kept; undefined if nothing failed. */
  readonly fault: unknown;
  /** How often another look has taken the place of what was chosen. */
  readonly replacements: number;
};

type Parts = {
  readonly start: LookDraft;
  /** Rejects if the server refuses, or if another admin has changed the draft since that version. */
  readonly save: (changes: LookChanges, version: string) => Promise<LookDraft>;
};

/** A draft that keeps itself. */
export type DraftKeeper = {
  /** The same object until something changes. */
  readonly read: () => DraftState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends it after a pause; but once another admin has changed the draft, `keep` must be called. */
  readonly change: (changes: LookChanges) => void;
  /** Sends what is pending, whoever has changed the draft since; resolves to the draft's version, if all is kept. */
  readonly keep: () => Promise<string | undefined>;
  /** Forgets what is pending; resolves when nothing is under way. */
  readonly drop: () => Promise<void>;
  /** Shows another look, such as what the site has after the draft was discarded. */
  readonly replace: (look: LookDraft) => void;
};

/** Long enough for a colour that is dragged; the frame has the rest of a second to show it. */
export const PAUSE_MS = 300;

/** Keeps a draft while it is changed: one call at a time, each with all that was chosen since the last. */
export function createDraftKeeper({ start, save }: Parts): DraftKeeper {
  let state: DraftState = { kept: start, pending: [], fault: undefined, replacements: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let line = Promise.resolve();
  const listeners = new Set<() => void>();

  function show(next: DraftState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function send(): Promise<void> {
    const { kept, pending } = state;
    if (pending.length === 0) return;
    try {
      const answer = await save(merge(pending), kept.version);
      show({ ...state, kept: answer, pending: state.pending.slice(pending.length), fault: undefined });
    } catch (fault) {
      const version = findConflict(fault)?.version ?? kept.version;
      show({ ...state, kept: { ...kept, version }, fault });
    }
  }

  const isHeld = () => findConflict(state.fault) !== undefined;
  const sendUnlessHeld = async () => {
    if (!isHeld()) await send();
  };

  async function drop(): Promise<void> {
    clearTimeout(timer);
    show({ ...state, pending: [], fault: undefined });
    await line;
  }

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (changes) => {
      show({ ...state, pending: [...state.pending, changes], fault: isHeld() ? state.fault : undefined });
      clearTimeout(timer);
      timer = setTimeout(() => {
        line = line.then(sendUnlessHeld);
      }, PAUSE_MS);
    },
    keep: async () => {
      clearTimeout(timer);
      line = line.then(send);
      await line;
      return state.pending.length === 0 ? state.kept.version : undefined;
    },
    drop,
    replace: (look) => {
      clearTimeout(timer);
      show({ kept: look, pending: [], fault: undefined, replacements: state.replacements + 1 });
    },
  };
}

/** The look with what was chosen since. */
export function lookOf({ kept, pending }: Pick<DraftState, 'kept' | 'pending'>): LookDraft {
  return { ...kept, ...merge(pending) };
}

function merge(pending: readonly LookChanges[]): LookChanges {
  return Object.assign({}, ...pending);
}

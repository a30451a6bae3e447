import { z } from 'zod';
import { parseJson } from './read-kept.ts';

/** The input of a form, and the version of the record that it started from; a new record has none. */
export type Written<Fields> = { readonly fields: Fields; readonly version?: string | undefined };

/** What was being written when a tab was closed or crashed. */
export type KeptDraft<Fields> = Written<Fields> & { readonly keptAt: Date };

export type DraftKeeper<Fields> = {
  /** Undefined if there is none, or if an older build wrote it and it cannot be read any more. */
  readonly read: (now: Date) => KeptDraft<Fields> | undefined;
  /** False if the browser has no room for it, or no storage. */
  readonly keep: (written: Written<Fields>, now: Date) => boolean;
  readonly forget: () => void;
  /** Calls the listener when another tab saves or deletes the draft; returns a function that unsubscribes. */
  readonly follow: (listener: () => void) => () => void;
};

type KeeperOptions<Fields> = {
  /** Undefined storage saves nothing. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  /** Names form and author, so that users of one computer do not see each other's drafts. */
  readonly key: string;
  readonly fields: z.ZodType<Fields>;
  /** Milliseconds until a draft expires; never, if left out. */
  readonly livesFor?: number;
};

/** Stores the input of one form until it is saved or discarded. */
export function createDraftKeeper<Fields>(options: KeeperOptions<Fields>): DraftKeeper<Fields> {
  const { storage, key, fields, livesFor = Number.POSITIVE_INFINITY } = options;
  const keptAt = z.iso.datetime().transform((instant) => new Date(instant));
  const kept = z.object({ keptAt, fields, version: z.string().optional() });
  const place = placeOf(key);
  return {
    read: (now) => {
      const draft = kept.safeParse(parseJson(storage?.getItem(place))).data;
      if (!draft || now.getTime() - draft.keptAt.getTime() < livesFor) return draft;
      storage?.removeItem(place);
      return undefined;
    },
    keep: (written, now) => {
      try {
        storage?.setItem(place, JSON.stringify({ keptAt: now.toISOString(), ...written }));
        return storage !== undefined;
      } catch {
        return false;
      }
    },
    forget: () => storage?.removeItem(place),
    follow: (listener) => {
      const hear = ({ key: changed }: StorageEvent) => (changed === place || changed === null) && listener();
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  };
}

/** Whether there is a stored draft, readable or not. */
export function hasKeptDraft(storage: Pick<Storage, 'getItem'> | undefined, key: string): boolean {
  return (storage?.getItem(placeOf(key)) ?? null) !== null;
}

function placeOf(key: string): string {
  return `approdo:draft:${key}`;
}

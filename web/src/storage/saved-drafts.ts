import { z } from 'zod';
import { parseJson } from './read-stored.ts';

/** The input of a form, and the version of the record that it started from; a new record has none. */
export type Written<Fields> = { readonly fields: Fields; readonly version?: string | undefined };

/** What was being written when a tab was closed or crashed. */
type SavedDraft<Fields> = Written<Fields> & { readonly keptAt: Date };

export type DraftStore<Fields> = {
  /** Undefined if there is none, or if an older build wrote it and it cannot be read any more. */
  readonly read: (now: Date) => SavedDraft<Fields> | undefined;
  /** False if the browser has no room for it, or no storage. */
  readonly save: (written: Written<Fields>, now: Date) => boolean;
  readonly forget: () => void;
  /** Calls the listener when another tab saves or deletes the draft; returns a function that unsubscribes. */
  readonly follow: (listener: () => void) => () => void;
};

type DraftStoreOptions<Fields> = {
  /** Undefined storage saves nothing. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  /** Names form and author, so that users of one computer do not see each other's drafts. */
  readonly key: string;
  readonly fields: z.ZodType<Fields>;
  /** Milliseconds until a draft expires; never, if left out. */
  readonly lifetimeMs?: number;
};

/** Stores the input of one form until it is saved or discarded. */
export function createDraftStore<Fields>(options: DraftStoreOptions<Fields>): DraftStore<Fields> {
  const { storage, key, fields, lifetimeMs = Number.POSITIVE_INFINITY } = options;
  const keptAt = z.iso.datetime().transform((instant) => new Date(instant));
  const storedDraft = z.object({ keptAt, fields, version: z.string().optional() });
  const itemKey = itemKeyOf(key);
  return {
    read: (now) => {
      const draft = storedDraft.safeParse(parseJson(storage?.getItem(itemKey))).data;
      if (!draft || now.getTime() - draft.keptAt.getTime() < lifetimeMs) return draft;
      storage?.removeItem(itemKey);
      return undefined;
    },
    save: (written, now) => {
      try {
        storage?.setItem(itemKey, JSON.stringify({ keptAt: now.toISOString(), ...written }));
        return storage !== undefined;
      } catch {
        return false;
      }
    },
    forget: () => storage?.removeItem(itemKey),
    follow: (listener) => {
      const onStorageEvent = ({ key: changed }: StorageEvent) =>
        (changed === itemKey || changed === null) && listener();
      addEventListener('storage', onStorageEvent);
      return () => removeEventListener('storage', onStorageEvent);
    },
  };
}

/** Whether there is a stored draft, readable or not. */
export function hasSavedDraft(storage: Pick<Storage, 'getItem'> | undefined, key: string): boolean {
  return (storage?.getItem(itemKeyOf(key)) ?? null) !== null;
}

function itemKeyOf(key: string): string {
  return `approdo:draft:${key}`;
}

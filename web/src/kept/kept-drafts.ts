import { z } from 'zod';
import { parseJson } from './read-kept.ts';

/** What is written in a form, and the version of the thing that it began from; a new thing has none. */
export type Written<Fields> = { readonly fields: Fields; readonly version?: string | undefined };

/** What was being written when a tab was closed or broke. */
export type KeptDraft<Fields> = Written<Fields> & { readonly keptAt: Date };

export type DraftKeeper<Fields> = {
  /** Undefined where there is none, or where it is of another time and cannot be read any more. */
  readonly read: (now: Date) => KeptDraft<Fields> | undefined;
  /** False where the browser has no room for it, or keeps nothing. */
  readonly keep: (written: Written<Fields>, now: Date) => boolean;
  readonly forget: () => void;
  /** Calls the listener when another tab keeps or forgets; what it returns ends that. */
  readonly follow: (listener: () => void) => () => void;
};

type KeeperOptions<Fields> = {
  /** Where there is none, nothing is kept. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  /** Who writes what, where one on the same computer is not to see what another began. */
  readonly key: string;
  readonly fields: z.ZodType<Fields>;
  /** Milliseconds after which what was kept is none any more; for ever where left out. */
  readonly livesFor?: number;
};

/** Keeps what is written in one form, until it is saved or given up. */
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

/** Whether something is kept, whatever it is. */
export function hasKeptDraft(storage: Pick<Storage, 'getItem'> | undefined, key: string): boolean {
  return (storage?.getItem(placeOf(key)) ?? null) !== null;
}

function placeOf(key: string): string {
  return `approdo:draft:${key}`;
}

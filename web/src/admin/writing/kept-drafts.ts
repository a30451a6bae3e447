import { z } from 'zod';

/** What is written in a form, and the version of the thing that it began from; a new thing has none. */
export type Written<Fields> = { readonly fields: Fields; readonly version?: string | undefined };

/** What was being written when a tab was closed or broke. */
export type KeptDraft<Fields> = Written<Fields> & { readonly keptAt: Date };

export type DraftKeeper<Fields> = {
  /** Undefined where there is none, or where it is of another time and cannot be read any more. */
  readonly read: () => KeptDraft<Fields> | undefined;
  /** False where the browser has no room for it. */
  readonly keep: (written: Written<Fields>, now: Date) => boolean;
  readonly forget: () => void;
};

type KeeperOptions<Fields> = {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Which account writes what: another account on the same computer does not see it. */
  readonly key: string;
  readonly fields: z.ZodType<Fields>;
};

/** Keeps what is written in one form, until it is saved or given up. */
export function createDraftKeeper<Fields>({ storage, key, fields }: KeeperOptions<Fields>): DraftKeeper<Fields> {
  const keptAt = z.iso.datetime().transform((instant) => new Date(instant));
  const kept = z.object({ keptAt, fields, version: z.string().optional() });
  const place = placeOf(key);
  return {
    read: () => kept.safeParse(parseJson(storage.getItem(place))).data,
    keep: (written, now) => {
      try {
        storage.setItem(place, JSON.stringify({ keptAt: now.toISOString(), ...written }));
        return true;
      } catch {
        return false;
      }
    },
    forget: () => storage.removeItem(place),
  };
}

/** Whether something is kept, whatever it is. */
export function hasKeptDraft(storage: Pick<Storage, 'getItem'>, key: string): boolean {
  return storage.getItem(placeOf(key)) !== null;
}

function placeOf(key: string): string {
  return `approdo:draft:${key}`;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

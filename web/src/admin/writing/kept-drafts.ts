import { z } from 'zod';

/** What was being written when a tab was closed or broke. */
export type KeptDraft<Fields> = { readonly keptAt: Date; readonly fields: Fields };

export type DraftKeeper<Fields> = {
  /** Undefined where there is none, or where it is of another time and cannot be read any more. */
  readonly read: () => KeptDraft<Fields> | undefined;
  /** False where the browser has no room for it. */
  readonly keep: (fields: Fields, now: Date) => boolean;
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
  const kept = z.object({ keptAt: z.iso.datetime().transform((instant) => new Date(instant)), fields });
  const place = placeOf(key);
  return {
    read: () => kept.safeParse(parseJson(storage.getItem(place))).data,
    keep: (written, now) => {
      try {
        storage.setItem(place, JSON.stringify({ keptAt: now.toISOString(), fields: written }));
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

import { type KeptValue, openKeptFile } from '@approdo/shared/node/kept-value';
import type { z } from 'zod';
import type { KeptRow } from '../db/engine.ts';
import { pathInside } from './path-inside.ts';

type Kept<Value> = {
  /** The same for good: what was kept is found by it. */
  readonly name: string;
  readonly shape: z.ZodType<Value>;
  /** The first time, and where what is there cannot be understood. */
  readonly fallback: Value;
};

/** Opens a value that belongs to a site and to none of its generations: no backup has it, and no restore changes it. */
export type OpenKept = <Value>(kept: Kept<Value>) => KeptValue<Value>;

/** Each in a file of its own below the folder, which is the site's DATA_DIR. */
export function keepInFolder(folder: string): OpenKept {
  return ({ name, ...kept }) => openKeptFile({ ...kept, file: pathInside(folder, name) });
}

/** Each in a row of its own, which other processes change, too. */
export function keepInRows(rowOf: (name: string) => KeptRow): OpenKept {
  return ({ name, shape, fallback }) => {
    const row = rowOf(name);
    const understand = (text: string | undefined) => parse(shape, text) ?? fallback;
    return {
      read: async () => understand(await row.read()),
      change: async (next) => understand(await row.change((present) => JSON.stringify(next(understand(present))))),
    };
  };
}

function parse<Value>(shape: z.ZodType<Value>, text: string | undefined): Value | undefined {
  try {
    return text === undefined ? undefined : shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

import { type KeptValue, openKeptFile } from '@approdo/shared/node/kept-value';
import type { z } from 'zod';
import type { KeptRow } from '../db/engine.ts';
import { pathInside } from './path-inside.ts';

type Kept<Value> = {
  /** Never changes: the stored value is found by it. */
  readonly name: string;
  readonly shape: z.ZodType<Value>;
  /** Used the first time, and where the stored value cannot be parsed. */
  readonly fallback: Value;
};

/** Opens a value of a site that is outside its generations: no backup contains it and no restore changes it. */
export type OpenKept = <Value>(kept: Kept<Value>) => KeptValue<Value>;

/** Stores each value in a file of its own below the folder, the site's DATA_DIR. */
export function keepInFolder(folder: string): OpenKept {
  return ({ name, ...kept }) => openKeptFile({ ...kept, file: pathInside(folder, name) });
}

/** Stores each value in a row of its own, which other processes may change, too. */
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

import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { replaceText } from './durable-file.ts';
import { createTurns } from './in-turn.ts';

/** One value of a few lines that is remembered from one start to the next, wherever it lies. */
export type KeptValue<Value> = {
  /** As it is now, though another process may have written it. */
  readonly read: () => Promise<Value>;
  /** What it becomes of what it is when its turn has come: none writes over what another has written meanwhile. */
  readonly change: (next: (present: Value) => Value) => Promise<Value>;
};

/** In a file that this process alone writes, so that it is known without a look. */
export type KeptFile<Value> = KeptValue<Value> & { readonly present: () => Value };

type Options<Value> = {
  readonly file: string;
  readonly shape: z.ZodType<Value>;
  /** The first time, and where the file cannot be read or understood. */
  readonly fallback: Value;
};

/** The file is readable for its owner alone. */
export function openKeptFile<Value>({ file, shape, fallback }: Options<Value>): KeptFile<Value> {
  const inTurn = createTurns();
  let value = load() ?? fallback;

  function load(): Value | undefined {
    try {
      return shape.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
    } catch {
      return undefined;
    }
  }

  return {
    present: () => value,
    read: async () => value,
    change: (next) =>
      inTurn(async () => {
        const changed = next(value);
        if (changed === value) return value;
        await replaceText(file, `${JSON.stringify(changed)}\n`);
        value = changed;
        return changed;
      }),
  };
}

import { readFileSync } from 'node:fs';
import { createTurns } from '@approdo/shared/node/in-turn';
import { replaceFile } from './replace-file.ts';

type Shape<Value> = { readonly safeParse: (value: unknown) => { readonly data?: Value | undefined } };

export type JsonFile<Value> = {
  readonly read: () => Value;
  /** What it becomes of what it is when its turn has come: none writes over what another has written meanwhile. */
  readonly change: (next: (present: Value) => Value) => Promise<Value>;
};

/** A value of a few lines in a file of its own; `fallback` where it was never written or cannot be read. */
export function createJsonFile<Value>(path: string, shape: Shape<Value>, fallback: Value): JsonFile<Value> {
  const inTurn = createTurns();
  let value: Value | undefined;

  function load(): Value {
    try {
      return shape.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data ?? fallback;
    } catch {
      return fallback;
    }
  }

  function read(): Value {
    value ??= load();
    return value;
  }

  return {
    read,
    change: (next) =>
      inTurn(async () => {
        const changed = next(read());
        await replaceFile({ path, part: `${path}.part`, content: `${JSON.stringify(changed)}\n` });
        value = changed;
        return changed;
      }),
  };
}

import { createTurns } from '@approdo/shared/node/in-turn';
import type { z } from 'zod';
import { findText, replaceText } from './durable-file.ts';

/** One value that is remembered from one start to the next. */
export type KeptValue<Value> = {
  readonly read: () => Value;
  /** One after another: what is written last is what stays. */
  readonly write: (value: Value) => Promise<void>;
};

type Options<Value> = {
  readonly file: string;
  readonly shape: z.ZodType<Value>;
  /** The first time, and where the file cannot be understood. */
  readonly fallback: Value;
};

export async function openKeptValue<Value>({ file, shape, fallback }: Options<Value>): Promise<KeptValue<Value>> {
  let current = parse(await findText(file), shape) ?? fallback;
  const inTurn = createTurns();

  return {
    read: () => current,
    write: (value) =>
      inTurn(async () => {
        await replaceText(file, JSON.stringify(value));
        current = value;
      }),
  };
}

function parse<Value>(text: string | undefined, shape: z.ZodType<Value>): Value | undefined {
  if (text === undefined) return undefined;
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

import { encodeMessage } from '@approdo/shared/contract/base/messages';
import type { Message } from '@approdo/shared/words/say';
import { z } from 'zod';

/** A character that no text may be stored with: PostgreSQL refuses it, and SQLite's functions stop at it. */
const NUL = '\0';

/** Faults of the fields that hold a text with NUL, at any depth; undefined where there are none. */
export function findUnstorable(input: unknown, faultMessage: Message): z.ZodError | undefined {
  const fields = isWhole(input) ? Object.entries(input) : [['', input] as const];
  const faulty = fields.filter(([, value]) => hasNul(value));
  if (faulty.length === 0) return undefined;
  const message = encodeMessage(faultMessage);
  return new z.ZodError(
    faulty.map(([field, value]) => ({ code: 'custom', path: field === '' ? [] : [field], message, input: value })),
  );
}

function isWhole(input: unknown): input is object {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function hasNul(value: unknown): boolean {
  const waiting = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string' && next.includes(NUL)) return true;
    if (typeof next !== 'object' || next === null) continue;
    // An undefined value must not end the loop early.
    for (const [key, inner] of Object.entries(next)) {
      if (key.includes(NUL)) return true;
      if (inner !== undefined) waiting.push(inner);
    }
  }
  return false;
}

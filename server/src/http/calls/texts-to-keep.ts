import { messageOf } from '@approdo/shared/contract/base/messages';
import type { Said } from '@approdo/shared/words/say';
import { z } from 'zod';

/** What no database keeps in a text: PostgreSQL refuses it, and SQLite's own functions end there. */
const NUL = '\0';

/** Parts of an input that have a text which cannot be kept, as faults of its fields: found in one walk, however deep it is. */
export function findUnkept(input: unknown, said: Said): z.ZodError | undefined {
  const fields = isWhole(input) ? Object.entries(input) : [['', input] as const];
  const faulty = fields.filter(([, value]) => hasNul(value));
  if (faulty.length === 0) return undefined;
  const message = messageOf(said);
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
    // Nothing that is absent stands in the way of what comes after it.
    for (const [key, inner] of Object.entries(next)) {
      if (key.includes(NUL)) return true;
      if (inner !== undefined) waiting.push(inner);
    }
  }
  return false;
}

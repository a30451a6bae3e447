import { createHash } from 'node:crypto';

/** What advisory locks of a tenant are for. */
type Purpose = 'writing' | 'duty' | `kept ${string}` | `lock ${string}`;

/** The number, as text, of an advisory lock: 64 bits, so that no two that are asked for are the same one. */
export function lockKey(schema: string, purpose: Purpose): string {
  return createHash('sha256').update(`${schema} ${purpose}`).digest().readBigInt64BE().toString();
}

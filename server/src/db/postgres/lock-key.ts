import { createHash } from 'node:crypto';

/** The purposes of a tenant's advisory locks. */
type Purpose = 'writing' | 'duty' | `kept ${string}` | `lock ${string}`;

/** The key of an advisory lock, as text: 64 bits, so that collisions are negligible. */
export function lockKey(schema: string, purpose: Purpose): string {
  return createHash('sha256').update(`${schema} ${purpose}`).digest().readBigInt64BE().toString();
}

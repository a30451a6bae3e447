import type { HeldLock } from '../engine.ts';
import type { Line } from './line.ts';
import { lockKey } from './lock-key.ts';

/** Locks on the line, each had once in this process too; they are free when the line is lost. */
export function createLocks(line: () => Line) {
  const held = new Set<string>();

  async function take(schema: string, name: string): Promise<HeldLock | undefined> {
    const key = lockKey(schema, `lock ${name}`);
    if (held.has(key)) return undefined;
    held.add(key);
    const isTaken = await ask('select pg_try_advisory_lock($1) as is_done', key).catch((error: unknown) => {
      held.delete(key);
      throw error;
    });
    if (!isTaken) held.delete(key);
    return isTaken ? { release: () => release(key) } : undefined;
  }

  async function release(key: string): Promise<void> {
    if (!held.delete(key)) return;
    await ask('select pg_advisory_unlock($1) as is_done', key).catch(() => undefined);
  }

  async function ask(sql: string, key: string): Promise<boolean> {
    const [row] = await line().ask<{ is_done: number }>(sql, [key]);
    return row?.is_done === 1;
  }

  return { take, lost: () => held.clear() };
}

import { setImmediate } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';
import { truncateJournal } from './truncate-journal.ts';

export type Trx = Transaction<Schema>;

/** What a repository reads from: the database, or the caller's transaction. */
export type Reader = Database | Trx;

/** Work queued for the next commit; it returns a function that completes its caller's promise once that is on disk. */
type QueuedWork = {
  readonly runAlone: (trx: Trx) => Promise<() => void>;
  readonly runAmongOthers: (trx: Trx) => Promise<() => void>;
  readonly fail: (error: unknown) => void;
};

/** A savepoint for each work; the previous one is released. The commit ends the last. */
const FIRST_POINT = ['savepoint work'];
const NEXT_POINT = ['release work', 'savepoint work'];

/** Writes something outside the database after a commit, if the transaction requested it. */
type AfterCommitHook = () => Promise<void>;

const afterCommitHooks = new WeakMap<Database, AfterCommitHook>();
const requestingHook = new WeakSet<Trx>();

/** Sets a database's after-commit hook, which must not reject. Callers of the commit wait until it has run. */
export function setAfterCommitHook(database: Database, hook: AfterCommitHook): void {
  afterCommitHooks.set(database, hook);
}

/** Requests the database's after-commit hook for this transaction. */
export function requestAfterCommitHook(trx: Trx): void {
  requestingHook.add(trx);
}

const truncatingJournal = new WeakSet<Trx>();

/** Truncates the journal after this transaction, so that what it deletes does not stay there either. */
export function truncateJournalAfterCommit(trx: Trx): void {
  truncatingJournal.add(trx);
}

type Queue = { readonly works: QueuedWork[]; isServed: boolean };

const queues = new WeakMap<Database, Queue>();
const batching = new WeakSet<Database>();

/** Lets a database receive several statements in one round trip, which takes longer than they do. */
export function enableBatching(database: Database): void {
  batching.add(database);
}

/**
 * Runs `work` atomically, durable when the promise resolves; if it throws, nothing of it remains.
 * A database has one transaction open at a time: calls of the same event loop tick, or during a transaction, share the
 * next commit, since syncing to disk takes most of the time.
 */
export function transact<Result>(database: Database, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    enqueue(database, {
      fail: reject,
      async runAlone(trx) {
        const result = await work(trx);
        return () => resolve(result);
      },
      async runAmongOthers(trx) {
        try {
          const result = await work(trx);
          return () => resolve(result);
        } catch (error) {
          // If it cannot be undone alone, the database has rolled everything back: all who share it get this error.
          await sql`rollback to work`.execute(trx).catch(() => {
            throw error;
          });
          return () => reject(error);
        }
      },
    });
  });
}

function enqueue(database: Database, queuedWork: QueuedWork): void {
  const queue = queues.get(database) ?? { works: [], isServed: false };
  queues.set(database, queue);
  queue.works.push(queuedWork);
  if (!queue.isServed) void serve(database, queue);
}

async function serve(database: Database, queue: Queue): Promise<void> {
  queue.isServed = true;
  while (queue.works.length > 0) {
    // Yields to incoming requests, even if nothing in a transaction waits for I/O.
    await setImmediate();
    await commitAll(database, queue.works.splice(0));
  }
  queue.isServed = false;
}

/** An error of the database itself, such as a full disk, undoes the whole transaction and fails all who share it. */
async function commitAll(database: Database, works: readonly QueuedWork[]): Promise<void> {
  try {
    const { completions, isHookRequested, mustTruncate } = await database.transaction().execute(async (trx) => {
      const ended = await runAll(database, trx, works);
      return { completions: ended, isHookRequested: requestingHook.has(trx), mustTruncate: truncatingJournal.has(trx) };
    });
    if (isHookRequested) await afterCommitHooks.get(database)?.();
    // The commit stands even if truncating fails: the next deletion tries again.
    if (mustTruncate) await truncateJournal(database).catch(() => undefined);
    for (const complete of completions) complete();
  } catch (error) {
    for (const work of works) work.fail(error);
  }
}

async function runAll(database: Database, trx: Trx, works: readonly QueuedWork[]): Promise<(() => void)[]> {
  const [first, ...others] = works;
  if (first && others.length === 0) return [await first.runAlone(trx)];
  const ended: (() => void)[] = [];
  for (const work of works) {
    await setPoint(database, trx, ended.length === 0 ? FIRST_POINT : NEXT_POINT);
    ended.push(await work.runAmongOthers(trx));
  }
  return ended;
}

async function setPoint(database: Database, trx: Trx, statements: readonly string[]): Promise<void> {
  const sent = batching.has(database) ? [statements.join('; ')] : statements;
  for (const statement of sent) await sql.raw(statement).execute(trx);
}

import { setImmediate } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';
import { truncateJournal } from './truncate-journal.ts';

export type Trx = Transaction<Schema>;

/** What a repository reads from: the database, or the caller's transaction. */
export type Reader = Database | Trx;

/** Work queued for the next commit; it returns a function that completes its caller's promise once that is on disk. */
type Waiting = {
  readonly runAlone: (trx: Trx) => Promise<() => void>;
  readonly runAmongOthers: (trx: Trx) => Promise<() => void>;
  readonly fail: (error: unknown) => void;
};

/** A savepoint for each work; the previous one is released. The commit ends the last. */
const FIRST_POINT = ['savepoint work'];
const NEXT_POINT = ['release work', 'savepoint work'];

/** Writes something outside the database after a commit, if the transaction requested it. */
type Note = () => Promise<void>;

const notes = new WeakMap<Database, Note>();
const calling = new WeakSet<Trx>();

/** Sets a database's after-commit hook, which must not reject. Callers of the commit wait until it has run. */
export function noteBeside(database: Database, note: Note): void {
  notes.set(database, note);
}

/** Requests the database's after-commit hook for this transaction. */
export function callForNote(trx: Trx): void {
  calling.add(trx);
}

const forgetting = new WeakSet<Trx>();

/** Truncates the journal after this transaction, so that what it deletes does not stay there either. */
export function forgetWhenDone(trx: Trx): void {
  forgetting.add(trx);
}

type Queue = { readonly works: Waiting[]; isServed: boolean };

const queues = new WeakMap<Database, Queue>();
const takingSeveral = new WeakSet<Database>();

/** Lets a database receive several statements in one round trip, which takes longer than they do. */
export function sendTogether(database: Database): void {
  takingSeveral.add(database);
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

function enqueue(database: Database, waiting: Waiting): void {
  const queue = queues.get(database) ?? { works: [], isServed: false };
  queues.set(database, queue);
  queue.works.push(waiting);
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
async function commitAll(database: Database, works: readonly Waiting[]): Promise<void> {
  try {
    const { tellings, isCalledFor, isForgetting } = await database.transaction().execute(async (trx) => {
      const ended = await runAll(database, trx, works);
      return { tellings: ended, isCalledFor: calling.has(trx), isForgetting: forgetting.has(trx) };
    });
    if (isCalledFor) await notes.get(database)?.();
    // The commit stands even if truncating fails: the next deletion tries again.
    if (isForgetting) await truncateJournal(database).catch(() => undefined);
    for (const tell of tellings) tell();
  } catch (error) {
    for (const work of works) work.fail(error);
  }
}

async function runAll(database: Database, trx: Trx, works: readonly Waiting[]): Promise<(() => void)[]> {
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
  const sent = takingSeveral.has(database) ? [statements.join('; ')] : statements;
  for (const statement of sent) await sql.raw(statement).execute(trx);
}

import { setImmediate } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';
import { truncateJournal } from './truncate-journal.ts';

export type Trx = Transaction<Schema>;

/** What a repository reads from: the database, or the transaction that its caller is in. */
export type Reader = Database | Trx;

/** Work that waits for the next commit; it ends with what is to be told to its caller once that is on disk. */
type Waiting = {
  readonly runAlone: (trx: Trx) => Promise<() => void>;
  readonly runAmongOthers: (trx: Trx) => Promise<() => void>;
  readonly fail: (error: unknown) => void;
};

/** A point that work can be rolled back to; the one before it is not needed any more. The commit ends the last. */
const FIRST_POINT = ['savepoint work'];
const NEXT_POINT = ['release work', 'savepoint work'];

/** What stands beside a database, and is to be written once a transaction that calls for it is on disk. */
type Note = () => Promise<void>;

const notes = new WeakMap<Database, Note>();
const calling = new WeakSet<Trx>();

/** Says of a database what is to be noted beside it. Whoever shares the commit is told once that is done; it never rejects. */
export function noteBeside(database: Database, note: Note): void {
  notes.set(database, note);
}

/** The transaction changes what is noted beside its database. */
export function callForNote(trx: Trx): void {
  calling.add(trx);
}

const forgetting = new WeakSet<Trx>();

/** The transaction deletes what is to be in no journal either, once it is on disk. */
export function forgetWhenDone(trx: Trx): void {
  forgetting.add(trx);
}

type Queue = { readonly works: Waiting[]; isServed: boolean };

const queues = new WeakMap<Database, Queue>();
const takingSeveral = new WeakSet<Database>();

/** Says of a database that it takes several statements at once: to go there and back takes longer than they do. */
export function sendTogether(database: Database): void {
  takingSeveral.add(database);
}

/**
 * Runs `work` as one whole that is on disk when the promise resolves; a throw leaves nothing of it behind.
 * A database has one transaction open at a time: what is asked for in the same turn of the event loop, or while another
 * is under way, shares the next commit, since bringing it to disk takes most of the time.
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
          // Where it cannot be undone alone, the database has undone everything: all who share it are told why.
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
    // Requests are read meanwhile, even where nothing in a transaction waits for the outside.
    await setImmediate();
    await commitAll(database, queue.works.splice(0));
  }
  queue.isServed = false;
}

/** A fault of the database itself, a full disk say, undoes the whole transaction and so is told to all who share it. */
async function commitAll(database: Database, works: readonly Waiting[]): Promise<void> {
  try {
    const { tellings, isCalledFor, isForgetting } = await database.transaction().execute(async (trx) => {
      const ended = await runAll(database, trx, works);
      return { tellings: ended, isCalledFor: calling.has(trx), isForgetting: forgetting.has(trx) };
    });
    if (isCalledFor) await notes.get(database)?.();
    if (isForgetting) await truncateJournal(database);
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

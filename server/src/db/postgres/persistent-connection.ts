import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isBusy } from '../faults.ts';
import { CHANNEL } from './change-triggers.ts';
import { quoted } from './tenant-schema.ts';

/** The delay before the next attempt to connect. */
const RETRY_MS = 200;

/** A connection that takes longer to answer counts as lost. */
const ANSWER_MS = 2500;

type ConnectionListener = {
  /** Receives a notification on the channel, and the process id of the sending backend. */
  readonly onNotification: (text: string, backend: number) => void;
  readonly lost: () => void;
  readonly found: () => void;
};

export type PersistentConnection = ReturnType<typeof openPersistentConnection>;

/**
 * The one connection of a process that stays open: it listens to notifications and holds locks, which are released when
 * the process ends or the connection is lost. It reconnects by itself.
 */
export function openPersistentConnection(
  session: pg.ClientConfig,
  { onNotification, lost, found }: ConnectionListener,
) {
  let client: pg.Client | undefined;
  let lastQuery: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  const closing = new AbortController();
  const first = Promise.withResolvers<void>();
  let connecting = keepConnecting();

  async function keepConnecting(): Promise<void> {
    while (!isClosed) {
      const candidate = await connect().catch(() => undefined);
      first.resolve();
      if (candidate && !isClosed) return accept(candidate);
      await candidate?.end();
      await sleep(RETRY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  async function connect(): Promise<pg.Client> {
    const candidate = new pg.Client(session);
    candidate.on('error', () => drop(candidate));
    candidate.on('end', () => drop(candidate));
    candidate.on('notification', ({ payload = '', processId }) => onNotification(payload, processId));
    try {
      await candidate.connect();
      await candidate.query(`listen ${quoted(CHANNEL)}`);
    } catch (error) {
      void candidate.end().catch(() => undefined);
      throw error;
    }
    return candidate;
  }

  function accept(candidate: pg.Client): void {
    client = candidate;
    found();
  }

  function drop(candidate: pg.Client): void {
    if (client !== candidate) return;
    client = undefined;
    lost();
    void candidate.end().catch(() => undefined);
    if (!isClosed) connecting = keepConnecting();
  }

  async function queryNow<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    const target = client;
    if (!target) throw new Error('Connection terminated unexpectedly');
    const late = setTimeout(() => drop(target), ANSWER_MS);
    try {
      return (await target.query<Row>(sql, [...values])).rows;
    } catch (error) {
      if (isBusy(error)) drop(target);
      throw error;
    } finally {
      clearTimeout(late);
    }
  }

  return {
    isConnected: () => client !== undefined,

    /** Resolves after the first attempt to connect: connected, if the database answers. */
    firstAttempt: first.promise,

    /** Queries run one after the other; each fails like a lost connection if there is none by then. */
    async query<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
      const answer = lastQuery.then(() => queryNow<Row>(sql, values));
      lastQuery = answer.catch(() => undefined);
      return await answer;
    },

    async close(): Promise<void> {
      isClosed = true;
      closing.abort();
      await connecting;
      const open = client;
      client = undefined;
      await open?.end();
    },
  };
}

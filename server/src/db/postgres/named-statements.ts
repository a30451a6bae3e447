import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** So many names a connection gives: each is up to forty kilobytes of the server's memory. */
const MOST_NAMES = 100;
/** Asked for the third time on a connection, a statement is worth a name. */
const WORTH_IT = 3;
/** Texts of which it is known how often they were asked; with other values in a list they are others without end. */
const MOST_COUNTED = 500;

/**
 * The pool, for whoever asks the same again and again: on each connection that is then asked by name, so that the server
 * reads and plans it once. A write that asks eight things takes a third less of the server for it.
 */
export function withNames(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const named = known.get(client) ?? namingClient(client);
      known.set(client, named);
      return named;
    },
  };
}

function namingClient(client: pg.PoolClient): PostgresPoolClient {
  const plain: PostgresPoolClient = client;
  const nameOf = createNames();

  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(asked: string | PostgresCursor<unknown>, values: readonly unknown[] = []) {
    if (typeof asked !== 'string') return plain.query(asked);
    const name = values.length > 0 ? nameOf(asked) : undefined;
    return name === undefined ? plain.query(asked, values) : client.query({ name, text: asked, values: [...values] });
  }

  return {
    query,
    release: (isLost) => client.release(isLost),
    ...(plain.processID !== undefined && { processID: plain.processID }),
  };
}

/** What a statement is called on one connection, once it is worth it. */
function createNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counted = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    // What it answers with is fixed when it is named: every column is another thing once another process has added one.
    if (known !== undefined || names.size === MOST_NAMES || text.includes('*')) return known;
    const times = (counted.get(text) ?? 0) + 1;
    if (times < WORTH_IT) {
      if (counted.size === MOST_COUNTED) counted.clear();
      counted.set(text, times);
      return undefined;
    }
    counted.delete(text);
    const name = `asked ${names.size}`;
    names.set(text, name);
    return name;
  };
}

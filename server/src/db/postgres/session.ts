import pg from 'pg';

/** PostgreSQL's numbers for types: https://www.postgresql.org/docs/15/catalog-pg-type.html */
const BOOL = 16;
const INT8 = 20;
const NUMERIC = 1700;

/**
 * How each connection is opened. Nothing is looked up in a schema that no query names; who is silent in the middle of a
 * transaction loses it, and a connection whose other end is gone is given up, by both sides, within ten seconds.
 */
export function sessionOf(connectionString: string): pg.PoolConfig {
  return {
    connectionString,
    fallback_application_name: 'approdo',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    idle_in_transaction_session_timeout: 3000,
    lock_timeout: 5000,
    statement_timeout: 30_000,
    options: '-c search_path= -c tcp_keepalives_idle=5 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=5',
    types: { getTypeParser },
  };
}

/** Whole numbers, counts and sums are numbers, and what is true is 1, as SQLite has it. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8 || oid === NUMERIC) return Number;
  if (oid === BOOL) return (text: string) => (text === 't' ? 1 : 0);
  return pg.types.getTypeParser(oid, format);
}

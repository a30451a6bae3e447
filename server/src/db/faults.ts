/**
 * PostgreSQL's codes for transient errors: a failed or terminated connection (08, 57P, 25P03), too many connections, a
 * lock or statement timeout, a deadlock, a primary that has become a standby.
 * https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
const PASSING = /^(?:08...|57P..|53300|55P03|57014|25P03|40P01|25006)$/;

/** Node's codes for a connection that failed or was lost. */
const UNREACHABLE = /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;

/** pg and Kysely report a lost connection, or none free in time, only by message. */
const LOST =
  /^(?:Connection terminated\b.*|Client has encountered a connection error and is not queryable|Client was closed and is not queryable|timeout exceeded when trying to connect|timeout expired|Postgres connection has been discarded)$/;

/** Whether a write failed because a unique value exists already. */
export function isUniqueViolation(error: unknown): boolean {
  return ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505'].includes(codeOf(error));
}

export function isDiskFull(error: unknown): boolean {
  const code = codeOf(error);
  return ['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100'].includes(code) || code.startsWith('SQLITE_IOERR');
}

/** Whether the database failed temporarily, and a retry may succeed. */
export function isBusy(error: unknown): boolean {
  const code = codeOf(error);
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) return true;
  if (code !== '') return PASSING.test(code) || UNREACHABLE.test(code);
  return error instanceof Error && LOST.test(error.message);
}

/** Whether the database was closed before it could answer, which Kysely and the drivers report only by message. */
export function isClosed(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /^driver has already been destroyed$|^The database connection is not open$|^Cannot use a pool after calling end on the pool$/.test(
    error.message,
  );
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

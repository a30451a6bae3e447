import type { PostgresQueryResult } from 'kysely';

/** As much of a connection as this needs. */
type Asked = { readonly query: (text: string, values: readonly unknown[]) => Promise<unknown> };

const POINT = /^(?:release \w+; )?savepoint \w+$/;

/** Whether a statement sets a point in a transaction, which nobody waits for the answer of. */
export function isPoint(text: string): boolean {
  return POINT.test(text);
}

/** The statement after it is on its way at once, on a connection that takes them so, and fails where this one did. */
export async function sendAhead<Row>(client: Asked, text: string): Promise<PostgresQueryResult<Row>> {
  client.query(text, []).catch(() => undefined);
  return { command: 'SELECT', rowCount: 0, rows: [] };
}

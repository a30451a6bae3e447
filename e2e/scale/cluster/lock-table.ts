import pg from 'pg';

/** Locks a table until the returned function is called, like a slow command of an operator. */
export async function lockTable(url: string, table: string): Promise<() => Promise<void>> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

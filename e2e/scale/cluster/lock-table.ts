import pg from 'pg';

/** Keeps everybody from a table until the answer is called, as a command of an operator that takes long. */
export async function lockTable(url: string, table: string): Promise<() => Promise<void>> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

import type pg from 'pg';

/** Runs work in a transaction on a connection of its own, which is discarded if the rollback fails. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  begin: string,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isSound = true;
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      isSound = false;
    });
    throw error;
  } finally {
    client.release(!isSound);
  }
}

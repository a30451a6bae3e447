import pg from 'pg';

/** Connections of one process, for all its tenants: a database has some hundred for all processes. */
const MOST = 10;

/** Whether a backend, by its number, is behind a connection of the pool. */
type IsOwn = (backend: number) => boolean;

export function openPool(session: pg.PoolConfig): { readonly pool: pg.Pool; readonly isOwn: IsOwn } {
  const pool = new pg.Pool({ ...session, max: MOST });
  const backends = new Map<pg.PoolClient, number>();
  pool.on('connect', (client) => {
    // One that is lost while it is in use fails whatever is asked of it; unheard, it would end the process as well.
    client.on('error', () => undefined);
    backends.set(client, backendOf(client));
  });
  pool.on('remove', (client) => backends.delete(client));
  // One that was idle is replaced when it is needed.
  pool.on('error', () => undefined);
  return { pool, isOwn: (backend) => [...backends.values()].includes(backend) };
}

/** pg knows it, though its types do not tell. */
function backendOf(client: pg.PoolClient): number {
  return 'processID' in client && typeof client.processID === 'number' ? client.processID : 0;
}

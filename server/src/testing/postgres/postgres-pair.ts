import { once } from 'node:events';
import { chmodSync, cpSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from './server.ts';

const STANDBY = 'standby';
const MOST_CONNECTIONS = 'max_connections=100';

/** A primary whose commits wait for a standby, and a proxy address of the primary, as in the guide, on one machine. */
export async function startPostgresPair(folder: string) {
  const first = join(folder, 'primary');
  const second = join(folder, STANDBY);
  // Copies a stopped server's data, instead of a base backup between two machines.
  const { port, stop } = await startPostgres(first);
  await stop();
  cpSync(first, second, { recursive: true });
  chmodSync(join(second, 'data'), 0o700);
  writeFileSync(join(second, 'data', 'standby.signal'), '');
  const settings = [`synchronous_standby_names=${STANDBY}`, 'synchronous_commit=on', MOST_CONNECTIONS];
  const primary = await startPostgres(first, { port, settings });
  const source = `primary_conninfo=host=127.0.0.1 port=${port} user=postgres application_name=${STANDBY}`;
  const standby = await startPostgres(second, { settings: [source, MOST_CONNECTIONS] });
  await ask(primary.urlOf('postgres'), 'create database approdo');
  const address = await openAddress(port);

  return {
    /** The value of DATABASE_URL. */
    url: `postgres://postgres@127.0.0.1:${address.port}/approdo`,

    /** The primary's own address while it is the primary, for measurements without the proxy. */
    directUrl: primary.urlOf('approdo'),

    /** The primary's result of a query that the program does not make. */
    ask: (sql: string) => ask(`postgres://postgres@127.0.0.1:${address.port}/approdo`, sql),

    /** Kills the primary and promotes the standby, as failover software would. */
    async failOver(): Promise<void> {
      await primary.stop('SIGKILL');
      await ask(standby.urlOf('postgres'), 'select pg_promote()');
      address.leadTo(standby.port);
    },

    async close(): Promise<void> {
      await address.close();
      await primary.stop();
      await standby.stop();
    },
  };
}

async function ask(url: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A port forwarded to another one, and later to a third. */
async function openAddress(first: number) {
  let target = first;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const onward = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [client, onward],
      [onward, client],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy()).on('close', () => open.delete(one) && other.destroy());
      one.pipe(other);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = addressOf(server.address());
  const cut = () => {
    for (const socket of open) socket.destroy();
  };

  return {
    port,
    leadTo(next: number): void {
      target = next;
      cut();
    },
    async close(): Promise<void> {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (!address || typeof address === 'string') throw new Error('a port has an address');
  return address;
}

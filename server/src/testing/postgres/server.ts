import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { fetchPostgres } from '../../../../scripts/fetch-postgres.ts';

const run = promisify(execFile);

/** Fetched on load, so that it takes no test's or hook's time. */
const binaries = fetchPostgres();

type ServerOptions = {
  /** A free one where left out. */
  readonly port?: number;
  /** Settings as `name=value`, passed with `-c`. */
  readonly settings?: readonly string[];
  /** Whether it outlives this process. */
  readonly outlives?: true;
};

/** PostgreSQL on loopback, over a folder that is created if missing; its log is the file `log` there. */
export async function startPostgres(folder: string, { port, settings = [], outlives }: ServerOptions = {}) {
  const data = join(folder, 'data');
  await makeCluster(data);
  const own = port ?? (await findFreePort());
  const log = openSync(join(folder, 'log'), 'a');
  const fixed = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  const [program, ...words] = asNobody('postgres', [
    '-D',
    data,
    '-p',
    `${own}`,
    ...fixed.flatMap((each) => ['-c', each]),
  ]);
  const child = spawn(program, words, { stdio: ['ignore', log, log], detached: outlives ?? false });
  if (outlives) child.unref();
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${own}/${database}`;
  await untilReady(child, urlOf('postgres'));

  return {
    port: own,
    urlOf,
    /** `SIGKILL` simulates a failing machine; other signals close all connections first. */
    async stop(signal: 'SIGINT' | 'SIGKILL' = 'SIGINT'): Promise<void> {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode !== null || child.signalCode !== null || !child.kill(signal)) return;
      await ended;
    },
  };
}

async function makeCluster(data: string): Promise<void> {
  const [program, ...words] = asNobody('initdb', [
    ...['-D', data, '--username=postgres', '--auth=trust'],
    ...['--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions'],
  ]);
  try {
    await run(program, words);
  } catch (error) {
    if (!(error instanceof Error) || !/exists but is not empty/.test(error.message)) throw error;
  }
}

/** PostgreSQL refuses to run as root, so for root the command runs as nobody in a user namespace. */
function asNobody(name: string, words: readonly string[]): [string, ...string[]] {
  const program = join(binaries, name);
  const isRoot = process.getuid?.() === 0;
  return isRoot ? ['unshare', '--user', '--map-user=65534', program, ...words] : [program, ...words];
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('PostgreSQL does not start: its log says why');
    const client = new pg.Client(url);
    try {
      await client.connect();
      return;
    } catch {
      await sleep(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { fetchPostgres } from '../../../../scripts/fetch-postgres.ts';

const run = promisify(execFile);

/** Fetched as this is loaded, and not by a test or a hook, whose time it would take. */
const binaries = fetchPostgres();

type ServerOptions = {
  /** A free one where left out. */
  readonly port?: number;
  /** `name=value`, as a server takes them behind `-c`. */
  readonly settings?: readonly string[];
  /** Whether it goes on when this process ends. */
  readonly outlives?: true;
};

/** PostgreSQL on a loopback port, over a folder that is made where it is missing; its log is the file `log` in it. */
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
    /** As a machine that fails where it is `SIGKILL`; else once all connections are closed by the server. */
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

/** It refuses to be root: where we are, it is told that it is nobody. */
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

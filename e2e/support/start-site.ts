import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { DatabaseTooNewError } from '../../server/src/db/schema-version.ts';
import { inspectStoppedSite } from './inspect-stopped-site.ts';
import { prepareQuietSite } from './quiet-site.ts';

const here = fileURLToPath(new URL('../..', import.meta.url));

export const owner = { email: 'proprietaria@example.com', password: 'una parola d’ordine' };

/** What a story knows of its site. */
export type Site = {
  readonly origin: string;
  readonly dataDir: string;
  readonly stop: () => Promise<unknown>;
};

export type RunningSite = Omit<Site, 'stop'> & {
  readonly pid: number;
  /** Its standard output so far: its log. */
  readonly lines: readonly string[];
  /** SIGTERM, as from a service manager; resolves with the exit code. */
  readonly stop: () => Promise<number | null>;
  /** SIGKILL, like a power cut. */
  readonly kill: () => Promise<void>;
};

/**
 * As the package, the service and the image start it. Node lets its young generation grow to twice 32 MB, from which a
 * server with short-lived answers gains nothing but a larger process.
 */
export const COMMAND = ['--max-semi-space-size=8', 'server/serve.js'] as const;

type StartOptions = {
  readonly dataDir?: string;
  /** A wrapper command that changes the environment and then becomes the server. */
  readonly by?: readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
  /** The program's folder; by default this one. */
  readonly root?: string;
  /** With starter content and guests; by default it is empty. */
  readonly isDemo?: boolean;
};

/** An unused folder for DATA_DIR. */
export function makeDataDir(label = 'site'): string {
  return mkdtempSync(join(tmpdir(), `approdo-e2e-${label}-`));
}

export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
}

/** The built server in a separate process, on a free loopback port; resolves when it reports that it is ready. */
export async function startSite(start: StartOptions = {}): Promise<RunningSite> {
  const { dataDir = makeDataDir(), isDemo = false, ...options } = start;
  if (!isDemo) await prepareQuietSite(dataDir);
  const child = spawnSite({ dataDir, ...options });
  const lines: string[] = [];
  const origin = await readOrigin(child, lines);
  return {
    origin,
    dataDir,
    pid: child.pid ?? 0,
    lines,
    async stop() {
      const code = await end(child, 'SIGTERM');
      // Not for what another program wrote, or what half a start has left.
      if (code === 0 && start.root === undefined)
        await inspectStoppedSite({ ...start.variables, DATA_DIR: dataDir }).catch(passOverNewer);
      return code;
    },
    kill: async () => void (await end(child, 'SIGKILL')),
  };
}

function passOverNewer(fault: unknown): void {
  if (!(fault instanceof DatabaseTooNewError)) throw fault;
}

/** The same without waiting: to be watched, or killed, while it starts. */
export function spawnSite({
  dataDir,
  by = [],
  variables = {},
  root = here,
}: StartOptions & { readonly dataDir: string }) {
  const [program = process.execPath, ...words] = [...by, process.execPath, ...COMMAND];
  return spawn(program, words, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...variablesFor(dataDir), ...variables },
  });
}

/** The environment of every test site. */
export function variablesFor(dataDir: string) {
  return {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: dataDir,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    OWNER_EMAIL: owner.email,
    LOG_LEVEL: 'warn',
  };
}

function readOrigin(child: ChildProcess, lines: string[]): Promise<string> {
  const { stdout } = child;
  if (!stdout) throw new Error('the site has no standard output');
  return new Promise((resolve, reject) => {
    const reader = createInterface({ input: stdout });
    reader.on('line', (line) => {
      lines.push(line);
      const origin = /^Approdo è pronto: (\S+)$/.exec(line)?.[1];
      if (origin) resolve(origin);
    });
    reader.on('close', () => reject(new Error(`the site ended before it was ready:\n${lines.join('\n')}`)));
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
  return child.exitCode;
}

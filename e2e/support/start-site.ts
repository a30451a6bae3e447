import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { DatabaseTooNewError } from '../../server/src/db/schema-version.ts';
import { inspectLeft } from './inspect-left.ts';
import { prepareQuietSite } from './quiet-site.ts';

const here = fileURLToPath(new URL('../..', import.meta.url));

export const owner = { email: 'proprietaria@example.com', password: 'una parola d’ordine' };

/** What a story needs to know of the site that it is told in. */
export type Site = {
  readonly origin: string;
  readonly dataDir: string;
  readonly stop: () => Promise<unknown>;
};

export type RunningSite = Omit<Site, 'stop'> & {
  readonly pid: number;
  /** What it has written to its standard output so far: its log. */
  readonly lines: readonly string[];
  /** SIGTERM, as a service manager would; resolves with the exit code. */
  readonly stop: () => Promise<number | null>;
  /** SIGKILL, as a power cut would. */
  readonly kill: () => Promise<void>;
};

/**
 * As the package, the service and the image start it. Node lets what is young grow to 32 MB twice over, of which a server
 * whose answers are gone in a millisecond gets nothing but a larger process.
 */
export const COMMAND = ['--max-semi-space-size=8', 'server/serve.js'] as const;

type StartOptions = {
  readonly dataDir?: string;
  /** What the command is started by, so that it finds another machine around it; it ends by becoming that command. */
  readonly by?: readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
  /** The folder of the program; this one where it is left out. */
  readonly root?: string;
  /** As an installation comes, with guests who come and go; elsewhere nothing has happened yet. */
  readonly isDemo?: boolean;
};

/** A folder for DATA_DIR that nobody has used. */
export function makeDataDir(label = 'site'): string {
  return mkdtempSync(join(tmpdir(), `approdo-e2e-${label}-`));
}

export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
}

/** The built server in a process of its own, on a free loopback port; resolves when it says that it is ready. */
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
      // What another program wrote is its own business, and so is what half of a start has left.
      if (code === 0 && start.root === undefined)
        await inspectLeft({ ...start.variables, DATA_DIR: dataDir }).catch(passOverNewer);
      return code;
    },
    kill: async () => void (await end(child, 'SIGKILL')),
  };
}

function passOverNewer(fault: unknown): void {
  if (!(fault instanceof DatabaseTooNewError)) throw fault;
}

/** The same, not waited for: to be looked at, or killed, while it starts. */
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

/** What the environment says to every site of a test. */
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

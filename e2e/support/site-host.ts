import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Site, variablesFor } from './start-site.ts';

export type HostCall =
  | { readonly id: number; readonly kind: 'open'; readonly variables: Readonly<Record<string, string | undefined>> }
  | { readonly id: number; readonly kind: 'close'; readonly origin: string }
  | { readonly id: number; readonly kind: 'moveClock' | 'restart'; readonly origin: string; readonly byMs: number };

/** A call without its number. */
type HostRequest<Call extends HostCall = HostCall> = Call extends HostCall ? Omit<Call, 'id'> : never;

export type HostAnswer =
  | { readonly id: number; readonly origin: string }
  | { readonly id: number; readonly fault: string };

type SiteOptions = { readonly dataDir: string; readonly variables?: Readonly<Record<string, string>> };

/** A separate process in which sites are opened in sequence, each on its port and its DATA_DIR. */
export type SiteHost = {
  readonly open: (options: SiteOptions) => Promise<Site>;
  /** Moves a site's clock forward, and notifies it: browsers keep their own time. */
  readonly moveClock: (site: Site, byMs: number) => Promise<unknown>;
  /** Stops it, and restarts it at its address after so much time: it then does at once what fell due meanwhile. */
  readonly restart: (site: Site, afterMs: number) => Promise<unknown>;
  readonly close: () => Promise<void>;
  /** SIGKILL, like a power cut, for everything open in it. */
  readonly kill: () => Promise<void>;
};

const PROCESS = fileURLToPath(new URL('./site-host-process.ts', import.meta.url));

/** Loads the server's code once, which is most of a site's start; stories that kill their site start it separately. */
export async function startSiteHost(): Promise<SiteHost> {
  const host = fork(PROCESS, {
    execArgv: [],
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, ...keysOfBucket() },
    silent: true,
  });
  let output = '';
  host.stderr?.on('data', (text: Buffer) => {
    output += text;
  });
  host.stdout?.resume();
  const waiting = new Map<number, PromiseWithResolvers<string>>();
  const ready = expectAnswer(0);
  host.on('message', (answer: HostAnswer) => {
    const { resolve, reject } = waiting.get(answer.id) ?? {};
    waiting.delete(answer.id);
    if ('fault' in answer) reject?.(new Error(answer.fault));
    else resolve?.(answer.origin);
  });
  host.on('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error(`the host of the sites has ended:\n${output}`));
  });
  await ready;

  let calls = 0;
  function expectAnswer(id: number): Promise<string> {
    const answer = Promise.withResolvers<string>();
    waiting.set(id, answer);
    return answer.promise;
  }

  function call(request: HostRequest): Promise<string> {
    calls += 1;
    const answer = expectAnswer(calls);
    host.send({ id: calls, ...request } satisfies HostCall);
    return answer;
  }

  return {
    async open({ dataDir, variables = {} }) {
      const origin = await call({ kind: 'open', variables: { ...variablesFor(dataDir), ...variables } });
      return {
        origin,
        dataDir,
        stop: () => call({ kind: 'close', origin }),
      };
    },
    moveClock: ({ origin }, byMs) => call({ kind: 'moveClock', origin, byMs }),
    restart: ({ origin }, byMs) => call({ kind: 'restart', origin, byMs }),
    close: async () => {
      const ended = once(host, 'exit');
      host.disconnect();
      await ended;
    },
    kill: async () => {
      const ended = once(host, 'exit');
      host.kill('SIGKILL');
      await ended;
    },
  };
}

/** A bucket's client reads its keys from the environment, if there are any. */
function keysOfBucket() {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = process.env;
  return { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY };
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A request to be sent again and again; `body` is JSON. */
export type LoadRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

export type LoadOptions = {
  readonly origin: string;
  /** Sent in turn. */
  readonly requests: readonly LoadRequest[];
  readonly connections: number;
  /** Ends after so many answers, or after so much time. */
  readonly until: { readonly answers: number } | { readonly milliseconds: number };
};

export type LoadResult = {
  readonly perSecond: number;
  readonly answers: number;
  /** Milliseconds from a request's first byte to its answer's last. */
  readonly p50: number;
  readonly p99: number;
};

const worker = fileURLToPath(new URL('./load-worker.ts', import.meta.url));

/** Loads a server from a process of its own, each connection sending its next request when it has its answer. */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const child = fork(worker, { execArgv: [] });
  const ended = once(child, 'exit');
  const answered: Promise<LoadResult> = once(child, 'message').then(([result]) => result);
  child.send(options);
  return await Promise.race([
    answered,
    ended.then(() => {
      throw new Error(`the load on ${options.origin} ended early`);
    }),
  ]);
}

export const BROWSER_HEADERS = { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br' } as const;

export function getPages(...paths: readonly string[]): LoadRequest[] {
  return paths.map((path) => ({ method: 'GET', path, headers: BROWSER_HEADERS }));
}

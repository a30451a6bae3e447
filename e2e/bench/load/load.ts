import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { ensureWrk } from './ensure-wrk.ts';

/** A request to repeat; `body` is JSON. */
export type LoadRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

type LoadOptions = {
  readonly origin: string;
  /** Sent in rotation. */
  readonly requests: readonly LoadRequest[];
  readonly connections: number;
  readonly seconds: number;
};

/** `p50` and `p99` in milliseconds. */
export type LoadResult = { readonly perSecond: number; readonly p50: number; readonly p99: number };

const script = fileURLToPath(new URL('./requests.lua', import.meta.url));
const run = promisify(execFile);

const summary = z.object({
  answers: z.number(),
  seconds: z.number(),
  p50: z.number(),
  p99: z.number(),
  refusals: z.number(),
  failures: z.number(),
});

/** Loads a server with wrk, on one thread; throws if an answer failed, or there was none. */
export async function load({ origin, requests, connections, seconds }: LoadOptions): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'approdo-load-'));
  const file = join(folder, 'requests');
  writeFileSync(file, requests.map((request) => `${write(request, new URL(origin).host)}\0`).join(''));
  const words = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script, origin, '--', file];
  try {
    const { stdout } = await run(ensureWrk(), words);
    const found = summary.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
    if (found.refusals + found.failures > 0) throw new Error(`${origin} under load:\n${stdout}`);
    return { perSecond: found.answers / found.seconds, p50: found.p50, p99: found.p99 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Seconds of load for each side per round, so that each figure comes from at least ten seconds. */
export function secondsOfRound(rounds: number): number {
  return Math.max(2, Math.ceil(10 / rounds));
}

function write({ method, path, headers, body }: LoadRequest, host: string): string {
  const content = body === undefined ? '' : JSON.stringify(body);
  const all = {
    Host: host,
    ...headers,
    ...(body === undefined
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(content)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${content}`;
}

export const BROWSER_HEADERS = { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br' } as const;

export function getPages(...paths: readonly string[]): LoadRequest[] {
  return paths.map((path) => ({ method: 'GET', path, headers: BROWSER_HEADERS }));
}

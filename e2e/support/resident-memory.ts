import { readFileSync } from 'node:fs';
import type { RunningSite } from './start-site.ts';

/** The resident memory of the site's process, in bytes. */
export function residentBytes({ pid }: Pick<RunningSite, 'pid'>): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** Returns a function that reads the process's peak memory since now. */
export function watchMemory(site: RunningSite): () => number {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, residentBytes(site));
  }, 20);
  return () => {
    clearInterval(timer);
    return most;
  };
}

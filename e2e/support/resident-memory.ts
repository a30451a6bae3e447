import { readFileSync } from 'node:fs';
import type { RunningSite } from './start-site.ts';

/** Bytes of memory that the site's process holds now. */
export function residentBytes({ pid }: RunningSite): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** The most memory that the process held until it is asked for. */
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

import { execFileSync } from 'node:child_process';

/** What a process holds of the machine's memory now. */
export function residentBytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
}

import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';

/** The id of a new backup: by time, and unlike any other. */
export function makeId(clock: Clock): string {
  const moment = clock
    .now()
    .toISOString()
    .replaceAll(/[-:]|\.\d+Z$/g, '');
  return `${moment}-${randomBytes(6).toString('hex')}`;
}

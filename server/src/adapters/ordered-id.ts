import { drawBytes } from './random.ts';

let made = 0;

/** A new id. The ids of one process sort in the order in which they were made, whatever the site's clock says. */
export function makeOrderedId(): string {
  made = (made + 1) % 36 ** 4;
  const [time, sequence] = [Date.now().toString(36).padStart(9, '0'), made.toString(36).padStart(4, '0')];
  return `${time}-${sequence}-${drawBytes(8).toString('hex')}`;
}

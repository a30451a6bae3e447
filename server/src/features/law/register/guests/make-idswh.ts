import { drawText } from '../../../../adapters/random.ts';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** As Ross1000 takes them. */
const LENGTH = 20;

/** What statistics call a guest by. */
export function makeIdswh(): string {
  return drawText(SIGNS, LENGTH);
}

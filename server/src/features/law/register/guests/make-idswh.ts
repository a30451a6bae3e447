import { drawText } from '../../../../adapters/random.ts';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** As Ross1000 takes them. */
const LENGTH = 20;

/** A guest's identifier in statistics. */
export function makeIdswh(): string {
  return drawText(SIGNS, LENGTH);
}

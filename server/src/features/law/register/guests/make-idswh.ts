import { drawText } from '../../../../adapters/random.ts';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** The length that Ross1000 accepts. */
const LENGTH = 20;

/** A guest's identifier in statistics. */
export function makeIdswh(): string {
  return drawText(SIGNS, LENGTH);
}

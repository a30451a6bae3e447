import type { PortalMoney } from './portals.ts';

/** What is withheld of short lets, in percent (art. 4 DL 50/2017). */
const WITHHELD_PERCENT = 21;

/**
 * What of the gross is neither commission nor withheld nor paid. Where nothing was told as withheld and it is what the
 * law has withheld, a cent more or less, it was.
 */
export function explainGap({ gross, commission, withheld, paid }: PortalMoney) {
  const gap = gross - commission - withheld - paid;
  const isInferred = withheld === 0 && gap > 0 && Math.abs(100 * gap - WITHHELD_PERCENT * gross) <= 100;
  return isInferred ? { withheld: gap, isInferred, unexplained: 0 } : { withheld, isInferred, unexplained: gap };
}

/** What a day's letter is about: arrivals that are to be told to the Polizia, and whatever else falls due that day or the next. */
export type DueToday = { readonly arrivals: number; readonly others: number };

/**
 * What the letter and the notice of the desktop are headed by, in Italian. Arrivals, which have hours and not days, come before all
 * else; where there are none, none are counted.
 */
export function sayDueToday({ arrivals, others }: DueToday): string {
  if (arrivals > 0) return `Alloggiati Web: ${arrivals} da comunicare`;
  return others === 1
    ? 'Adempimenti: 1 scadenza tra oggi e domani'
    : `Adempimenti: ${others} scadenze tra oggi e domani`;
}

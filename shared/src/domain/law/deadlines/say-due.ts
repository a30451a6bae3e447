/** What a day's letter is about: arrivals to report to the Polizia, and other deadlines of that day or the next. */
export type DueToday = { readonly arrivals: number; readonly others: number };

/** The title of the letter and of the desktop notification, in Italian. Arrivals, due by the hour, take precedence. */
export function sayDueToday({ arrivals, others }: DueToday): string {
  if (arrivals > 0) return `Alloggiati Web: ${arrivals} da comunicare`;
  return others === 1
    ? 'Adempimenti: 1 scadenza tra oggi e domani'
    : `Adempimenti: ${others} scadenze tra oggi e domani`;
}

type Nights = { readonly nights: number; readonly days: string; readonly price: string };
type FormerNights = Omit<Nights, 'days'> & { readonly first: string; readonly last: string };

/** What the lines of a price are called; days, the morning of departure included, and prices come written. */
export const quotes = {
  nightsLine: ({ nights, days, price }: Nights) =>
    `${nights === 1 ? '1 notte' : `${nights} notti`}, ${days} · ${price} a settimana`,
  /** As prices are kept that were agreed on when it named the last night. */
  formerNightsLine: ({ nights, first, last, price }: FormerNights) =>
    nights === 1
      ? `1 notte il ${first} · ${price} a settimana`
      : `${nights} notti dal ${first} al ${last} · ${price} a settimana`,
  cleaningLine: 'Pulizia finale',
  linenLine: 'Biancheria e asciugamani',
};

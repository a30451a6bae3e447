type Nights = { readonly nights: number; readonly first: string; readonly last: string; readonly price: string };

/** What the lines of a price are called; days and prices come written. */
export const quotes = {
  nightsLine: ({ nights, first, last, price }: Nights) =>
    nights === 1
      ? `1 notte il ${first} · ${price} a settimana`
      : `${nights} notti dal ${first} al ${last} · ${price} a settimana`,
  cleaningLine: 'Pulizia finale',
  linenLine: 'Biancheria e asciugamani',
};

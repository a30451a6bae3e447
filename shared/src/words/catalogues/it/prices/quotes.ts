type Nights = { readonly nights: number; readonly days: string; readonly price: string };
type FormerNights = Omit<Nights, 'days'> & { readonly first: string; readonly last: string };
type Nightly = { readonly nights: number; readonly first: string; readonly last: string; readonly price: string };
type Guests = { readonly extra: number; readonly included: number; readonly price: string };

/** What the lines of a price are called; days, the morning of departure included, and prices come written. */
export const quotes = {
  nightsLine: ({ nights, days, price }: Nights) =>
    `${nights === 1 ? '1 notte' : `${nights} notti`}, ${days} · ${price} a settimana`,
  /** The label of nights in prices agreed on when it still named the last night. */
  formerNightsLine: ({ nights, first, last, price }: FormerNights) =>
    nights === 1
      ? `1 notte il ${first} · ${price} a settimana`
      : `${nights} notti dal ${first} al ${last} · ${price} a settimana`,
  nightlyLine: ({ nights, first, last, price }: Nightly) => `${nightsFromTo(nights, first, last)} · ${price} a notte`,
  nightlyWeekendLine: ({ nights, first, last, price, weekend }: Nightly & { readonly weekend: string }) =>
    `${nightsFromTo(nights, first, last)} · ${price} a notte, ${weekend} nel fine settimana`,
  mixedNightsLine: ({ nights, first, last }: Omit<Nightly, 'price'>) =>
    `${nightsFromTo(nights, first, last)} · a prezzi diversi`,
  shortLine: ({ nights, percent }: { readonly nights: number; readonly percent: number }) =>
    `Supplemento per ${nights === 1 ? '1 notte' : `${nights} notti`} (+${percent} %)`,
  guestsLine: ({ extra, included, price }: Guests) =>
    `${extra === 1 ? '1 ospite' : `${extra} ospiti`} oltre ${included} · ${price} a notte`,
  minimumLine: ({ price }: { readonly price: string }) => `Fino al prezzo minimo di ${price}`,
  lengthLine: ({ percent, at }: { readonly percent: number; readonly at: number }) =>
    `Sconto ${percent} % da ${at} notti`,
  earlyLine: ({ percent }: { readonly percent: number }) => `Sconto ${percent} % per prenotazione anticipata`,
  lastMinuteLine: ({ percent }: { readonly percent: number }) => `Sconto ${percent} % dell’ultimo minuto`,
  codePercentLine: ({ code, percent }: { readonly code: string; readonly percent: number }) =>
    `Codice ${code}: sconto ${percent} %`,
  codeAmountLine: ({ code }: { readonly code: string }) => `Codice ${code}`,
  cleaningLine: 'Pulizia finale',
  linenLine: 'Biancheria e asciugamani',
  /** Why a line comes to what it does. */
  whyWeek: ({ nights, price }: { readonly nights: number; readonly price: string }) =>
    `${nights === 1 ? '1 notte' : `${nights} notti`} × ${price} ÷ 7`,
  whyMixed: ({ nights }: { readonly nights: number }) => `${nights} notti a prezzi diversi`,
  whyPercent: ({ percent, base }: { readonly percent: number; readonly base: string }) => `${percent} % di ${base}`,
  whyCut: ({ worth }: { readonly worth: string }) => `${worth}, fino al prezzo minimo`,
  whyMissing: ({ least, before }: { readonly least: string; readonly before: string }) => `${least} meno ${before}`,
  whyOnce: 'Una volta a soggiorno',
  timesNights: ({ nights }: { readonly nights: number }) => (nights === 1 ? '1 notte' : `${nights} notti`),
  timesPersons: ({ persons }: { readonly persons: number }) => (persons === 1 ? '1 persona' : `${persons} persone`),
  noAdult: 'Almeno un ospite è adulto',
  requestDayForOwner: 'Solo chi gestisce il sito sceglie il giorno della richiesta',
  yearOutOfRange: 'Scegli un anno da 2000 a 2100',
  rangeReversed: 'La fine deve essere uguale o successiva all’inizio',
  rangeTooLong: ({ days }: { readonly days: number }) => `Al massimo ${days} giorni`,
};

function nightsFromTo(nights: number, first: string, last: string): string {
  return nights === 1 && first === last ? `1 notte il ${first}` : `${nights} notti dal ${first} al ${last}`;
}

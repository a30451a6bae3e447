type Counted = { readonly name: string; readonly max: number };

/** What is said of extras, and of a price that is no longer what was shown. */
export const extras = {
  extraGone: 'Questo extra non c’è più',
  extraTooMany: ({ name, max }: Counted) => `Di «${name}» se ne possono chiedere al massimo ${max}`,
  tooManyExtras: ({ max }: Pick<Counted, 'max'>) => `Al massimo ${max} extra`,
  choiceTooLate: ({ name, days }: { readonly name: string; readonly days: number }) =>
    `«${name}» si sceglie fino a ${days === 1 ? '1 giorno' : `${days} giorni`} prima dell’arrivo`,
  priceChanged: ({ price }: { readonly price: string }) => `Il prezzo è cambiato: ora è ${price}`,
  priceByAgreementNow: 'Il prezzo è cambiato: ora è da concordare',
  extrasClosed: 'Gli extra non si possono più cambiare',
};

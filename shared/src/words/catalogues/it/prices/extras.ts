type ExtraLimit = { readonly name: string; readonly max: number };

/** Texts about extras, and about a price that differs from the displayed one. */
export const extras = {
  extraGone: 'Questo extra non c’è più',
  extraTooMany: ({ name, max }: ExtraLimit) => `Di «${name}» se ne possono chiedere al massimo ${max}`,
  tooManyExtras: ({ max }: Pick<ExtraLimit, 'max'>) => `Al massimo ${max} extra`,
  choiceTooLate: ({ name, days }: { readonly name: string; readonly days: number }) =>
    `«${name}» si sceglie fino a ${days === 1 ? '1 giorno' : `${days} giorni`} prima dell’arrivo`,
  priceChanged: ({ price }: { readonly price: string }) => `Il prezzo è cambiato: ora è ${price}`,
  priceByAgreementNow: 'Il prezzo è cambiato: ora è da concordare',
  extrasClosed: 'Gli extra non si possono più cambiare',
};

/** Why price lists and codes are not changed as an owner asks. */
export const priceRefusals = {
  priceListUnknown: 'Questo listino non c’è',
  tooManyPriceLists: ({ max }: { readonly max: number }) => `Ci sono già ${max} listini: elimina quelli passati`,
  discountCodeUnknown: 'Codice non trovato',
  tooManyDiscountCodes: ({ max }: { readonly max: number }) => `Hai già ${max} codici: elimina quelli che non servono`,
  discountCodeUsed: 'Il codice è già stato usato: spegnilo',
  discountCodeThere: 'Questo codice c’è già',
  noAccountOfAddress: 'Nessun account confermato con questa e-mail',
};

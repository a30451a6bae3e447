/** Texts of the drawer for trying a price, to the letter of PRICES.md, section 10. */
export const TRY_PRICE = {
  open: 'Prova un prezzo',
  hint: 'È solo una prova: non viene salvato niente.',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  guests: 'Numero di ospiti',
  linen: 'Biancheria e asciugamani',
  code: 'Codice',
  asOf: 'Giorno della richiesta',
  unsaved: 'Con le modifiche non salvate',
  saveFirst: 'Salva per provare il codice.',
  guestView: 'Vista dell’ospite',
  why: 'Perché',
  others: 'Altri sconti',
  noOthers: 'Nessun altro sconto.',
  noDates: 'Scegli le date per vedere il prezzo.',
  badDates: 'Il check-out deve essere dopo il check-in, al massimo un anno dopo.',
  noPrice: 'Alcuni di questi giorni non hanno un prezzo: completa il listino.',
  codeLoading: 'Controllo il codice…',
  codeFailed: 'Il codice non si può provare adesso',
} as const;

/** The wording that guests see on the site. */
export const GUEST_QUOTE = {
  nights: (nights: number) => (nights === 1 ? '1 notte' : `${nights} notti`),
  total: 'Totale',
  byAgreement: 'Per meno di una settimana il prezzo si concorda con noi.',
} as const;

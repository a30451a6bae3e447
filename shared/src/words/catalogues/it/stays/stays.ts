/** The faults of a requested stay. */
export const stays = {
  datesMissing: 'Per favore Seleziona sia la data di check-in che quella di check-out',
  datesTaken: 'Alcune date nel range selezionato non sono disponibili. Per favore scegli date differenti.',
  checkInPast: 'La data di check-in non può essere nel passato',
  startTooFar: ({ years }: { readonly years: number }) => `Il check-in deve essere entro ${years} anni da oggi`,
  checkOutTooEarly: 'La data di check-out deve essere successiva a quella di check-in',
  stayTooLong: ({ nights }: { readonly nights: number }) => `Un soggiorno può durare al massimo ${nights} notti`,
  guestsOutOfRange: ({ most }: { readonly most: number }) => `Il numero di ospiti deve essere compreso tra 1 e ${most}`,
  linenNotSaid: 'Scegli true o false per la biancheria',
  foundByUnknown: 'Scegli come ci hai trovato fra le voci dell’elenco, o nessuna',
};

/** Why letters, messages and check-in links are refused, for owners. */
export const letterRefusals = {
  letterUnknown: 'Messaggio non trovato',
  letterGoesByItself: 'Questo messaggio parte solo automaticamente',
  bookingNotConfirmed: 'La prenotazione non è confermata',
  noNextStay: 'Non c’è nessuna prenotazione in arrivo',
  messageUnknown: 'Messaggio non trovato',
  checkInLinkMissing: 'Non c’è nessun collegamento',
};

/** Why bookings, reviews and the calendars of portals are not changed as an owner asks. */
export const bookingRefusals = {
  channelUnknown: 'Calendario non trovato',
  channelEventUnknown: 'Evento non trovato',
  tooManyChannels: ({ max }: { readonly max: number }) => `Puoi collegare al massimo ${max} calendari`,
  nothingVanished: ({ name }: { readonly name: string }) => `Da ${name} non è scomparso nulla su cui decidere`,
  calendarPaused: 'Il calendario è in pausa',
  bookingHasEntries: 'Ci sono movimenti: annulla la prenotazione',
  requestDecided: 'Solo una richiesta in attesa può essere confermata o rifiutata',
  daysNotBlocked: 'Solo le date bloccate possono essere sbloccate',
  stayNotCancellable: 'Si può annullare solo una prenotazione confermata che non è ancora finita',
  bookingNotEditable: 'Solo una prenotazione in attesa o confermata può essere modificata',
  reviewUnknown: 'Recensione non trovata',
  reviewNotApproved: 'Si risponde solo a una recensione approvata',
  reviewInFuture: 'La data non può essere nel futuro',
  reviewKnown: 'Questa recensione c’è già',
  reviewTooOld: 'Ha più di due anni: non si può pubblicare',
  reviewAnswerUnknown: 'A questa recensione non c’è risposta',
};

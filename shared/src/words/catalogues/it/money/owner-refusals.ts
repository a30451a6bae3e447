/** Why prices, payments, receipts, contracts and their settings are not made or changed as an owner asks. */
export const moneyRefusals = {
  landlordIncomplete: 'Completa i dati del locatore',
  receiptUnknown: 'Ricevuta non trovata',
  receiptVoidsAnother: 'Questa ricevuta ne storna già un’altra',
  receiptVoided: ({ number }: { readonly number: string }) => `Ricevuta già stornata con la ${number}`,
  priceReasonMissing: 'Scrivi perché il prezzo cambia',
  scheduleBeforePrice: 'Le rate si scelgono quando la prenotazione è confermata e ha un prezzo',
  bookingWithoutPrice: 'Solo una prenotazione in attesa o confermata ha un prezzo',
  cardRefundUnknown:
    'Il servizio di pagamento non risponde: non sappiamo se il rimborso è partito. Riprova con lo stesso importo: non partirà due volte.',
  cardRefundRefused:
    'Il servizio di pagamento non ha accettato il rimborso: guarda lì perché, o restituisci i soldi in un altro modo.',
  cardsNotSetUp: 'I pagamenti con carta non sono impostati: rimborsa dal servizio di pagamento',
  notPaidByCard: 'Solo un pagamento con carta si rimborsa da qui',
  refundOfAnother: 'Questo rimborso è già di un altro pagamento',
  refundUnanswered: ({ amount }: { readonly amount: string }) =>
    `Un rimborso di ${amount} non ha avuto risposta: prima riprova quello`,
  entryUnknown: 'Movimento non trovato',
  entryOfAnotherBooking: 'Uno dei movimenti non è di questa prenotazione',
  entryElsewhere: 'Questo movimento è già scritto in un’altra prenotazione',
  accountHolderMissing: 'Scrivi a chi è intestato il conto',
  accountHolderUnreadable: 'Scrivi l’intestatario in lettere latine, come risulta alla banca',
  bicMissing: 'Per un conto di questo paese serve anche il BIC',
  contractTitleMissing: 'Il titolo è obbligatorio',
  contractBeforeConfirmation: 'Il contratto si crea per una prenotazione confermata',
  contractPlaceholderUnknown: ({ name }: { readonly name: string }) =>
    `Il segnaposto {${name}} non esiste nel contratto`,
  placeholderEmpty: ({ name }: { readonly name: string }) =>
    `Il segnaposto {${name}} è vuoto: completa i dati, o toglilo dal contratto`,
  contractTooLong: 'Il contratto è troppo lungo',
};

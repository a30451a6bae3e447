/** Why changes to stays, their days and their documents are refused, for owners. */
export const stayRefusals = {
  guestAddressMissing: 'Manca l’e-mail dell’ospite',
  daysOfChannel: ({ name }: { readonly name: string }) => `Queste date arrivano da ${name}: si liberano là.`,
  staysTouch: ({ days }: { readonly days: string }) =>
    `Non puoi disattivare il cambio ospiti in giornata: una prenotazione finisce e un'altra inizia ${days}.`,
  doorCodeBeforeConfirmation: 'Solo un soggiorno confermato ha un codice della porta',
  documentTooLong: 'Il documento è troppo lungo',
  documentTooSlow:
    'Preparare il documento ha richiesto troppo tempo. Riprova; se succede ancora, accorcia i suoi testi',
};

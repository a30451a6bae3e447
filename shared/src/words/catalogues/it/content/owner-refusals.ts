/** Why changes to content and outgoing mail are refused, for owners and editors. */
export const contentRefusals = {
  slugTaken: 'Questo indirizzo (slug) è già in uso',
  slugFixed: 'L’indirizzo (slug) di questa pagina non può essere cambiato',
  pageNeeded: 'Questa pagina serve al sito e non può essere eliminata',
  pageNotHidden: 'Questa pagina serve al sito e non può essere nascosta',
  mediaInUse: 'Questo file è ancora in uso e non può essere eliminato',
  pictureNotInLibrary: "L'immagine non esiste nella libreria dei media",
  mailSent: 'Il messaggio è già stato inviato: il suo testo non viene conservato',
  mailFiled: 'Il messaggio è già stato scritto in un file: qui il suo testo non viene conservato',
  translatorNotLinked: 'Nessun servizio di traduzione è collegato',
  translatorKeyRefused: 'Il servizio di traduzione non accetta questa chiave',
  translatorKeyEnded: 'Il servizio di traduzione non accetta più la chiave: collegalo di nuovo',
  translatorQuotaUsed: 'I caratteri che il servizio di traduzione concede sono finiti',
  translatorAway: 'Il servizio di traduzione non risponde. Riprova più tardi.',
  translatorBusy: 'Il servizio di traduzione è molto occupato. Riprova tra poco.',
};

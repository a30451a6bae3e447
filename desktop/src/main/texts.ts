/** What main says to the person at the screen; the renderer's words stand in its own folder. */
export const TEXTS = {
  addressUnreadable: 'Scrivi l’indirizzo del sito, per esempio https://www.lamiacasa.it',
  addressNotSecure: 'L’indirizzo deve cominciare con https://: senza, la password viaggerebbe in chiaro.',
  addressElsewhere:
    'A questo indirizzo non c’è un sito Approdo. Apri il sito nel browser, copia l’indirizzo e incollalo qui.',
  siteBusy: 'Il sito è momentaneamente occupato. Aspetta un minuto e riprova.',
  siteSilent: 'Il sito non risponde. Controlla la connessione e riprova.',
  addressSilent: 'Il sito non risponde. Controlla l’indirizzo e la connessione, poi riprova.',
  answerUnreadable:
    'Il sito ha risposto in un modo che questa versione dell’app non capisce. Aggiorna l’app e riprova.',
  noHouse: 'Scegli prima il sito da gestire.',
  noKeychain:
    'Su questo computer non c’è un portachiavi in cui custodire l’accesso. Attiva quello del sistema (per esempio GNOME Keyring o KWallet), riavvia l’app e riprova.',
  notAllowed: 'Richiesta non consentita.',
  notFound: 'Non trovato.',
  cannotStart: 'Approdo non si avvia',
} as const;

/** What main says to the person at the screen; the renderer's words stand in its own folder. */
export const TEXTS = {
  addressUnreadable: 'Scrivi l’indirizzo del sito, per esempio https://www.lamiacasa.it',
  addressNotSecure: 'L’indirizzo deve cominciare con https://: senza, la password viaggerebbe in chiaro.',
  addressElsewhere:
    'A questo indirizzo non c’è un sito Approdo. Apri il sito nel browser, copia l’indirizzo e incollalo qui.',
  siteBusy:
    'Il sito non è in servizio: forse si sta aggiornando. Aspetta un minuto; se non torna, avvisa chi lo ha installato.',
  siteSilent: 'Il sito non risponde. Controlla la connessione; se altri siti si aprono, avvisa chi lo ha installato.',
  offline: 'Questo computer non è connesso a Internet. Controlla il Wi-Fi o il cavo.',
  nameUnknown: 'Non esiste un sito con questo indirizzo. Controlla di averlo scritto bene.',
  certificateDate:
    'Il certificato del sito è scaduto, oppure la data di questo computer è sbagliata. Controlla data e ora; se sono giuste, avvisa chi ha installato il sito. Intanto non viene inviato nulla.',
  certificateWrong:
    'Il certificato del sito non è valido: qualcuno potrebbe fingersi il tuo sito. Non viene inviato nulla. Prova da un’altra rete; se non basta, avvisa chi ha installato il sito.',
  proxyFails: 'La rete passa da un proxy che non risponde. Controlla le impostazioni di rete di questo computer.',
  houseUnknown: 'Questa casa non è più nell’elenco.',
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

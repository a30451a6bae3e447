import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';

/** Main's texts for the person at the screen; the renderer's are in its own folder. */
export const TEXTS = {
  addressUnreadable: 'Scrivi l’indirizzo del sito, per esempio https://www.lamiacasa.it',
  addressNotSecure: 'L’indirizzo deve cominciare con https://: senza, la password viaggerebbe in chiaro.',
  addressElsewhere:
    'A questo indirizzo non c’è un sito Approdo. Apri il sito nel browser, copia l’indirizzo e incollalo qui.',
  siteBusy:
    'Il sito non è in servizio: forse si sta aggiornando. Aspetta un minuto; se non torna, avvisa chi lo ha installato.',
  siteSilent: 'Il sito non risponde. Controlla la connessione; se altri siti si aprono, avvisa chi lo ha installato.',
  siteWordless:
    'Il sito non ha dato una risposta che si possa leggere. Riprova tra poco; se continua, avvisa chi lo ha installato.',
  offline: 'Questo computer non è connesso a Internet. Controlla il Wi-Fi o il cavo.',
  nameUnknown: 'Non esiste un sito con questo indirizzo. Controlla di averlo scritto bene.',
  certificateDate:
    'Il certificato del sito è scaduto, oppure la data di questo computer è sbagliata. Controlla data e ora; se sono giuste, avvisa chi ha installato il sito. Intanto non viene inviato nulla.',
  certificateWrong:
    'Il certificato del sito non è valido: qualcuno potrebbe fingersi il tuo sito. Non viene inviato nulla. Prova da un’altra rete; se non basta, avvisa chi ha installato il sito.',
  proxyFails: 'La rete passa da un proxy che non risponde. Controlla le impostazioni di rete di questo computer.',
  siteUnknown: 'Questa casa non è più nell’elenco.',
  addressSilent: 'Il sito non risponde. Controlla l’indirizzo e la connessione, poi riprova.',
  answerUnreadable:
    'Il sito ha risposto in un modo che questa versione dell’app non capisce. Aggiorna l’app e riprova.',
  beginAgain: 'Ricomincia: scrivi di nuovo e-mail e password',
  noSite: 'Scegli prima il sito da gestire.',
  noKeychain:
    'Su questo computer non c’è un portachiavi in cui custodire l’accesso. Attiva quello del sistema (per esempio GNOME Keyring o KWallet), riavvia l’app e riprova.',
  noBrowser: 'Il browser non si apre. Controlla quale browser usa il sistema e riprova.',
  notAllowed: 'Richiesta non consentita.',
  notFound: 'Non trovato.',
  diskFull: 'Il disco è pieno: libera dello spazio o scegli un altro posto.',
  notWritable: 'In questa cartella non si può scrivere: scegline un’altra.',
  notSaved: 'Il file non è stato salvato. Riprova, magari in un’altra cartella.',
  notPrinted: 'La stampa non è riuscita. Controlla la stampante e riprova.',
  photoBroken: 'La foto non è stata preparata. Riprova.',
  tooManyUploads: 'Ci sono già molti caricamenti in corso: aspetta che finiscano.',
  uploadLost: 'Il caricamento si è interrotto. Riprova.',
  leaveQuestion: 'Uscire lo stesso?',
  leaveDetail: 'C’è qualcosa di non salvato o un caricamento in corso: uscendo andrà perso.',
  leave: 'Esci',
  stay: 'Resta',
  cannotStart: 'Approdo non si avvia',
} as const;

/** Why a photo cannot be prepared, and what to do about it. */
export const PHOTO_FAULTS = {
  HEIC: 'Le foto HEIC non si possono leggere qui. Sull’iPhone scegli Impostazioni, Fotocamera, Formati, Più compatibile; oppure esportala come JPEG.',
  unreadable: 'Il file è danneggiato, oppure non è un’immagine che si possa leggere.',
  'too many pixels': 'L’immagine ha troppi pixel per essere aperta: riducila con un altro programma e riprova.',
  'too heavy': 'Anche ridotta, l’immagine supera i 5MB consentiti. Prova a salvarla come JPEG.',
} as const;

/** Texts about downloading the site's archives to this computer. */
export const ARCHIVES = {
  lost: 'La connessione si è interrotta prima della fine: su questo computer non è rimasto nulla. Riprova.',
  wrong: 'L’archivio è arrivato danneggiato: su questo computer non è rimasto nulla. Riprova.',
  unsound: (fault: string) =>
    `Il backup che è arrivato è danneggiato: ${fault}. Su questo computer non è rimasto nulla. Creane un altro.`,
  busy: 'Un’operazione di backup è già in corso su questo computer.',
  signInFirst: 'Accedi al sito: senza, il backup non si può fare.',
  noFolder: 'Scegli prima la cartella in cui tenere i backup.',
  chooseFolder: 'Dove tenere i backup',
  useFolder: 'Usa questa cartella',
  folderGone:
    'La cartella dei backup non si trova. Se è su un disco esterno, collegalo e riprova; oppure scegline un’altra.',
  unknown: 'Questo backup non è più nella cartella.',
  foundBad: 'Il backup è danneggiato: non è più quello che era stato salvato. Eliminalo e fanne un altro.',
  siteSaves: 'Il sito prepara il backup',
  comes: 'Copia su questo computer',
  goes: 'Invio al sito',
  reads: 'Lettura dell’archivio',
  removes: 'Eliminazione',
  tokenName: (computer: string) => `Backup di ${computer}`,
  confirm: 'Conferma che sei tu, così i backup di questo computer continuano.',
  dailyFailed: (reason: string) => `Il backup automatico su questo computer non è riuscito. ${reason}`,
  tooOld: 'L’ultimo backup su questo computer è di più di due giorni fa.',
  damaged: (date: string) =>
    elideBeforeDates(`Il backup su questo computer del ${date} è danneggiato: eliminalo e fanne un altro.`),
} as const;

/** Passkeys, used in a browser in the app's place. */
export const PASSKEY = {
  pageDone: 'Fatto: torna all’app.',
  pageUnknown: 'Questa pagina serve solo a entrare nell’app. Riprova da Approdo.',
  tooLate: 'La passkey non è arrivata entro cinque minuti. Riprova.',
  notHere: 'Questo sito non prende le passkey: entra con e-mail e password.',
  signInFirst: 'Accedi prima al sito.',
  elsewhere: (claimed: string, chosen: string) =>
    `Questo indirizzo dice di essere ${claimed}: aggiungi quello. Ora è scelto ${chosen}.`,
  answeredElsewhere:
    'La risposta del browser non viene dalla pagina di questo sito: non è stato inviato nulla. Riprova; se si ripete, il sito va aggiornato.',
} as const;

/** Google Drive, as linked to this computer. */
export const DRIVE = {
  noCredentials: 'Scrivi prima le credenziali di Google: la guida dice come averle.',
  denied: 'Non hai dato il consenso: Google Drive non è collegato. Puoi riprovare quando vuoi.',
  tooLate: 'Il consenso non è arrivato entro cinque minuti. Riprova.',
  failed: 'Qualcosa non ha funzionato con Google Drive. Riprova.',
  goes: 'Invio a Google Drive',
  comes: 'Copia da Google Drive',
  isThere: 'Questo backup è già su Google Drive.',
  isHere: 'Questo backup è già su questo computer.',
  unknown: 'Questo backup non è più su Google Drive.',
  pageGranted: 'Il consenso è arrivato. Torna ad Approdo: puoi chiudere questa scheda.',
  pageDenied: 'Il consenso non è stato dato. Torna ad Approdo: puoi chiudere questa scheda.',
  pageUnknown: 'Questa pagina serve solo a collegare Google Drive. Riprova da Approdo.',
} as const;

/** The native menus. */
export const MENU = {
  product: 'Approdo',
  about: 'Informazioni su Approdo',
  hide: 'Nascondi Approdo',
  hideOthers: 'Nascondi altre',
  unhide: 'Mostra tutte',
  quit: 'Esci',
  file: 'File',
  printCalendar: 'Stampa calendario…',
  printBooking: 'Stampa prenotazione…',
  staysOn: 'Tieni Approdo in funzione quando chiudo la finestra',
  opensAtLogin: 'Avvia Approdo insieme al computer',
  open: 'Apri Approdo',
  saveNow: 'Salva adesso',
  edit: 'Modifica',
  undo: 'Annulla',
  redo: 'Ripeti',
  cut: 'Taglia',
  copy: 'Copia',
  paste: 'Incolla',
  pastePlain: 'Incolla senza formato',
  selectAll: 'Seleziona tutto',
  noSuggestion: 'Nessun suggerimento',
  view: 'Visualizza',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  resetZoom: 'Dimensione reale',
  fullScreen: 'Schermo intero',
  go: 'Vai',
  search: 'Cerca…',
  signInFirst: 'Accedi per aprire le sezioni',
  site: 'Casa',
  sites: 'Le tue case…',
  openSite: 'Apri il sito nel browser',
  window: 'Finestra',
  minimize: 'Riduci a icona',
  closeWindow: 'Chiudi finestra',
  front: 'Porta tutto in primo piano',
  help: 'Aiuto',
  handbook: 'Il manuale',
  checkForUpdates: 'Cerca aggiornamenti…',
  checksForUpdates: 'Cerca aggiornamenti all’avvio',
} as const;

/** New versions of the app. */
export const UPDATES = {
  found: (version: string) => `È disponibile Approdo ${version}.`,
  foundDetail:
    'Vuoi scaricarlo? Puoi continuare a lavorare mentre si scarica; niente si installa senza il tuo consenso.',
  download: 'Scarica',
  later: 'Più tardi',
  skip: 'Salta questa versione',
  ready: (version: string) => `Approdo ${version} è pronto.`,
  readyDetail: 'Per installarlo l’app si chiude e si riapre. Salva prima ciò che stai scrivendo.',
  restart: 'Installa e riavvia',
  onQuit: 'Quando chiudo l’app',
  none: 'Hai già l’ultima versione di Approdo.',
  notFound: 'Non è stato possibile cercare gli aggiornamenti.',
  notFetched: (version: string) => `Approdo ${version} non è stato scaricato.`,
  retry: 'Riprova',
  silent: 'Il sito degli aggiornamenti non risponde. Controlla la connessione e riprova.',
  forged:
    'Il file arrivato non è quello pubblicato, quindi non è stato installato nulla. Riprova; se si ripete, avvisa chi ti ha dato l’app.',
  noFeed: 'Questa copia non sa dove cercare gli aggiornamenti: chiedi la versione nuova a chi ti ha dato l’app.',
  unsafeFeed:
    'Questa copia cercherebbe gli aggiornamenti a un indirizzo senza https://: chiunque, lungo la rete, potrebbe dartene uno falso. Non viene scaricato nulla: avvisa chi ti ha dato l’app.',
  notPacked: 'Questa copia di Approdo non è stata installata, quindi non si aggiorna da sola.',
  fine: 'Va bene',
} as const;

/** Notifications of the system. */
export const NEWS = {
  request: 'Nuova richiesta di prenotazione',
  cancellation: 'Un ospite chiede di annullare',
  message: 'Nuovo messaggio',
  conversation: 'Un ospite ti ha scritto',
  clash: 'Notti vendute due volte',
  doubt: 'Un ospite o il riflesso del tuo soggiorno?',
  channel: {
    FAILING: 'Un calendario non si legge',
    SUSPECT: 'Sono sparite notti che erano occupate',
    NEEDS_ADDRESS: 'Manca l’indirizzo di un calendario',
  },
  card: {
    DISPUTE: 'Un ospite contesta un pagamento con carta',
    REFUND_FAILED: 'Un rimborso su carta non è riuscito',
    REFUND_FAILED_OTHERWISE: 'Un rimborso su carta non è riuscito',
    STAY_OFF: 'Un ospite ha pagato un soggiorno annullato',
    other: 'Un pagamento con carta da controllare',
  },
  cardUnknown: 'Non si sa di quale ospite',
  cardsWait: 'I pagamenti con carta sono sospesi',
  cardsWaitWhy: 'Dopo il ripristino nessuno paga con la carta finché non li riprendi',
  waiting: (count: number) => (count === 1 ? 'Una novità aspetta' : `${count} novità aspettano`),
  backupSaved: 'Backup salvato su questo computer',
  backupFailed: 'Il backup su questo computer non è riuscito',
  more: (count: number) => (count === 1 ? 'Un’altra novità' : `Altre ${count} novità`),
} as const;

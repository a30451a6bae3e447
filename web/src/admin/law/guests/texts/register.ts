/** The texts of the register of guests; quoted texts are those of LAW.md section 7. */
export const REGISTER = {
  tabs: 'Parti degli adempimenti',
  guests: 'Ospiti',
  settings: 'Impostazioni',
  loadFailed: 'Errore nel caricamento degli adempimenti',
  off: 'Prepara i dati degli ospiti per Alloggiati Web, li cifra e li cancella quando non servono più.',
  begin: 'Comincia',
  beginFailed: 'Errore nell’attivare il registro',
  twoProofs: 'Il registro degli ospiti si apre con la verifica in due passaggi: attivala nel tuo account.',
  addProof: 'Accesso e dispositivi',
  keyUnsaved: 'La chiave del registro non è ancora scritta su carta.',
  writeKey: 'Scrivi la chiave',
  noTables: 'Mancano le tabelle ufficiali: senza, il file non si può fare.',
  loadTables: 'Carica le tabelle',
} as const;

/** The three steps to begin it. */
export const REGISTER_BEGIN = {
  place: (place: number, count: number) => `Passo ${place} di ${count}`,
  account: 'Il tuo account di Alloggiati Web',
  tables: 'Le tabelle ufficiali',
  tablesText:
    'Comuni, stati, documenti e tipi di alloggiato hanno un codice nel file: i codici sono in queste tabelle.',
  key: 'La chiave del registro',
  back: 'Indietro',
  next: 'Avanti',
} as const;

/** The type of account from the Questura. */
export const REGISTER_ACCOUNT = {
  legend: 'Tipo di account',
  STANDARD: 'Struttura',
  APARTMENTS: 'Gestione Appartamenti',
  hint: 'Se non lo sai, scegli Struttura',
  apartmentId: 'Numero dell’appartamento',
  apartmentHint: 'Quello che il portale dà al tuo appartamento. Vuoto: lo scegli sul portale quando carichi il file.',
  saveFailed: 'Errore nel salvataggio dell’account',
} as const;

export const REGISTER_TABLES = {
  title: 'Tabelle ufficiali',
  list: 'Le quattro tabelle',
  download: 'Scarica dal portale della Polizia',
  downloaded: 'Tabelle aggiornate con successo',
  downloadFailed: 'Errore nello scaricare le tabelle',
  byHand: 'Carica a mano',
  upload: 'Carica',
  imported: 'Tabella caricata con successo',
  importFailed: 'Errore nel caricamento della tabella',
  fewer: 'Il file ha molte meno righe di prima',
  fewerQuestion:
    'Le righe che non ci sono più varranno come cessate. Carica lo stesso solo se il file è quello giusto.',
  force: 'Carica lo stesso',
  loadFailed: 'Errore nel caricamento delle tabelle',
  names: {
    COMUNI: 'Comuni',
    STATI: 'Stati',
    DOCUMENTI: 'Tipi di documento',
    TIPO_ALLOGGIATO: 'Tipi di alloggiato',
  },
  never: 'Mai caricata',
  rows: (current: number) => (current === 1 ? '1 voce' : `${new Intl.NumberFormat('it').format(current)} voci`),
  today: 'Aggiornate oggi',
  age: (days: number) => (days === 1 ? 'Aggiornate ieri' : `Aggiornate ${days} giorni fa`),
} as const;

export const REGISTER_KEY_WORDS = {
  title: 'Chiave del registro',
  hint: 'I dati degli ospiti sono cifrati con questa chiave. Serve dopo un ripristino su un’altra macchina.',
  show: 'Mostra la chiave',
  showFailed: 'Errore nel mostrare la chiave',
  windowTitle: 'La chiave del registro',
  copy: 'Copia',
  copied: 'Chiave copiata con successo',
  copyFailed: 'Il browser non permette di copiare: seleziona la chiave e copiala.',
  print: 'Stampa',
  paper: 'Scrivila su carta: senza, i dati nelle copie di sicurezza non si leggono più.',
  lastGroup: 'Ultimo gruppo della chiave',
  done: 'Fatto',
  saved: 'Chiave messa al sicuro con successo',
  savedFailed: 'Errore nella conferma della chiave',
  savedOn: (date: string) => `Scritta su carta il ${date}`,
  notSaved: 'Non è ancora scritta su carta',
  fingerprint: (digits: string) => `Impronta ${digits}`,
  missing: 'Manca la chiave del registro ospiti',
  missingText: 'I dati degli ospiti sono cifrati con una chiave che qui non c’è. Scrivi quella che hai su carta.',
  field: 'Chiave',
  open: 'Apri il registro',
  opened: 'Registro aperto con successo',
  openFailed: 'Errore nell’aprire il registro',
  lost: 'Non ho più la chiave',
  lostText:
    'I dati degli ospiti che non si leggono più vengono cancellati, con le loro ricevute, e si fa una chiave nuova. Non si torna indietro.',
  word: 'Scrivi RICOMINCIA per confermare',
  renew: 'Ricomincia',
  renewed: 'Registro ricominciato: scrivi su carta la chiave nuova',
  renewFailed: 'Errore nel ricominciare il registro',
} as const;

export const REGISTER_TERMS = {
  title: 'Registro',
  letter: 'Il collegamento per l’ospite',
  letterOn: 'Invia in automatico il link per la registrazione',
  days: 'Giorni prima dell’arrivo',
  hour: 'Alle',
  reminders: 'Scrivimi alle 9 se oggi c’è qualcosa da comunicare',
  save: 'Salva le impostazioni',
  saved: 'Impostazioni salvate con successo',
  saveFailed: 'Errore nel salvataggio delle impostazioni',
  turnOff: 'Spegni il registro',
  turnOffText: 'Si può solo quando non ci sono più dati di ospiti.',
  turnOffQuestion: 'Le schermate degli adempimenti tornano come prima di cominciare. Le comunicazioni restano.',
  turnedOff: 'Registro spento con successo',
  turnOffFailed: 'Errore nello spegnere il registro',
} as const;

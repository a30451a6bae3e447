/** What the shell of the back office says; each screen's words stand beside this file. Quoted texts are those of SPEC.md. */
export const SHELL = {
  product: 'Approdo',
  navigation: 'Back office',
  skipToContent: 'Vai al contenuto',
  menu: 'Menu',
  more: 'Altro',
  toDecide: (count: number) => `${count} da decidere`,
  closeMenu: 'Chiudi il menu',
  toSite: 'Vai al sito',
  signOut: 'Scollegati',
  signOutFailed: 'Logout failed',
  close: 'Chiudi',
  cancel: 'Annulla',
  save: 'Salva',
  unsaved: 'Ci sono modifiche non ancora salvate.',
  retry: 'Riprova',
  loading: 'Caricamento…',
  unexpected: 'Qualcosa è andato storto in questa schermata.',
  unreachable: 'Il server non risponde. Controlla la connessione e riprova.',
  conflict: 'Nel frattempo qualcun altro ha modificato questi dati.',
  conflictHelp:
    'Quello che hai scritto è ancora qui: salva di nuovo per sostituire le sue modifiche, oppure esci senza salvare per vederle.',
  conflictChoice:
    'Quello che hai scritto è ancora qui: salva di nuovo per sostituire le sue modifiche, oppure carica la versione più recente.',
  takeUp: 'Carica la versione più recente',
  takeUpNow: 'Carica',
  takeUpQuestion: 'Quello che hai scritto e non ancora salvato andrà perso.',
  notFoundTitle: 'Schermata non trovata',
  notFound: 'Questo indirizzo non porta a nessuna schermata.',
  toStart: 'Torna all’inizio',
  refusedTitle: 'Schermata riservata',
  refused: 'Il tuo account non può aprire questa schermata.',
} as const;

/** A list whose order can be changed. */
export const LIST_ORDER = {
  earlier: 'Sposta su',
  later: 'Sposta giù',
  moved: (place: number, count: number) => `Ora è al posto ${place} di ${count}`,
} as const;

export const LEAVE_QUESTION = {
  title: 'Modifiche non salvate',
  text: 'Se esci adesso, quello che hai scritto va perso.',
  action: 'Esci senza salvare',
  leave: 'Resta qui',
} as const;

export const SIGN_IN = {
  title: 'Accedi',
  email: 'E-mail',
  password: 'Password',
  submit: 'Accedi',
  withPasskey: 'Entra con una passkey',
  inBrowser: 'Continua nel browser, poi torna qui.',
  failed: 'Login failed',
  expiredTitle: 'La sessione è scaduta',
  endedTitle: 'Accedi di nuovo',
  expired: 'Accedi di nuovo per continuare: quello che stavi scrivendo è ancora qui.',
  leave: 'Esci',
} as const;

/** Where the password is right and not enough. */
export const SECOND_STEP = {
  title: 'Secondo passaggio',
  appText: 'Apri la tua app dei codici e scrivi le 6 cifre.',
  passkeyText: 'Conferma con la tua passkey.',
  unreadable: 'Il codice dell’app non vale più su questo sito: usa un codice di riserva.',
  code: 'Codice',
  recovery: 'Codice di riserva',
  remember: 'Per 30 giorni non chiederlo più su questo dispositivo',
  submit: 'Continua',
  useRecovery: 'Usa un codice di riserva',
  usePasskey: 'Usa una passkey',
  confirmPasskey: 'Usa la passkey',
  again: 'Ricomincia',
} as const;

/** Before what matters is done, where it is a while since she showed who she is. */
export const FRESH_PROOF = {
  title: 'Conferma che sei tu',
  text: 'Per continuare serve una conferma. Vale per 10 minuti.',
  password: 'Password',
  code: 'Codice',
  recovery: 'Codice di riserva',
  useCode: 'Usa il codice',
  usePassword: 'Usa la password',
  useRecovery: 'Usa un codice di riserva',
  submit: 'Conferma',
  failed: 'La conferma non è riuscita',
} as const;

/** What an account is proved by beside its password: after that, and where she shows again who she is (KEYS.md, sections 5, 6 and 11). */
export const SECOND_PROOF = {
  title: 'Secondo passaggio',
  app: 'Apri la tua app dei codici e scrivi le 6 cifre.',
  appUnreadable: 'Il codice dell’app non vale più su questo sito: usa un codice di riserva.',
  passkey: 'Conferma con la tua passkey.',
  noWay: 'Da qui non puoi confermare che sei tu: riprova dal dispositivo o dal browser che usi di solito.',
  code: 'Codice',
  recoveryCode: 'Codice di riserva',
  remember: 'Per 30 giorni non chiederlo più su questo dispositivo',
  submit: 'Continua',
  askPasskey: 'Usa la passkey',
  useAPasskey: 'Usa una passkey',
  use: {
    PASSWORD: 'Usa la password',
    CODE: 'Usa il codice',
    RECOVERY: 'Usa un codice di riserva',
    PASSKEY: 'Usa la passkey',
  },
  restart: 'Ricomincia',
} as const;

/** Of whoever signs in with the password that the program made. */
export const FIRST_PASSWORD = {
  title: 'Scegli la tua password',
  why: 'Quella che usi adesso l’ha scritta il programma al primo avvio, e chiunque abbia visto quella finestra può averla letta. Scegline una che conosci solo tu.',
  current: 'Password attuale',
  currentHint: 'Quella del primo avvio',
  chosen: 'Nuova password',
  repeated: 'Conferma nuova password',
  different: 'Le nuove password non corrispondono',
  unchanged: 'Scegli una password diversa da quella attuale',
  save: 'Salva e continua',
  later: 'Più tardi',
  failed: 'La password non è stata cambiata',
  reminder: 'Entri ancora con la password del primo avvio.',
} as const;

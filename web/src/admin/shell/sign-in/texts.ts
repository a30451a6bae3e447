/** The texts of signing in and of proving one's identity again. */
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

/** For a fresh proof before a sensitive action. */
export const FRESH_PROOF = {
  title: 'Conferma che sei tu',
  text: 'Per continuare serve una conferma. Vale per 10 minuti.',
  password: 'Password',
  submit: 'Conferma',
  failed: 'La conferma non è riuscita',
} as const;

/** The second proofs of an account: at sign-in and for a fresh proof (KEYS.md, sections 5, 6 and 11). */
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

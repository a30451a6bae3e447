/** The overview's texts about protecting access. */
export const PROTECT_ACCESS = {
  title: 'Proteggi il tuo accesso',
  withPasskey: 'Con una passkey entri senza password, e nessun altro entra con la tua.',
  withApp: 'Con un’app dei codici la password da sola non basta più: chi la scopre non entra.',
  addPasskey: 'Aggiungi una passkey',
  addApp: 'Aggiungi un’app dei codici',
  notNow: 'Non ora',
  putAway: 'Non te lo proponiamo più',
  putAwayFailed: 'Errore nel salvataggio',
  askStaff: 'Chiedi la verifica in due passaggi a chi gestisce la casa',
  toUsers: 'Vai a Gestione Utenti',
  codesLeft: (left: number) => (left === 1 ? 'Ti resta 1 codice di riserva' : `Ti restano ${left} codici di riserva`),
  noCodes: 'Non hai codici di riserva',
  codesText: 'Servono quando perdi il telefono: ognuno vale una volta.',
  makeCodes: 'Rifai i codici',
} as const;

/** Replaces all screens while the site requires a second proof that is missing. */
export const ADD_PROOF = {
  title: 'Attiva la verifica in due passaggi',
  text: 'La casa la chiede a chi la gestisce. Bastano due minuti.',
  passkey: 'Aggiungi una passkey',
  app: 'Usa un’app dei codici',
  done: 'La verifica in due passaggi è attiva.',
  goOn: 'Continua',
} as const;

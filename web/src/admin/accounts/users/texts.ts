/** The texts of the users screen. */
export const USERS = {
  list: 'Utenti',
  empty: 'Nessun utente trovato.',
  loadFailed: 'Errore nel caricamento degli utenti',
  add: 'Nuovo utente',
  unconfirmed: 'E-mail da confermare',
} as const;

export const USER_COLUMNS = {
  name: 'Nome',
  email: 'E-mail',
  role: 'Ruolo',
  twoProofs: 'Due passaggi',
  created: 'Creato il',
} as const;

/** Whether an account has a second proof. */
export const HAS_TWO_PROOFS = { yes: 'Sì', no: 'No' } as const;

export const STAFF_PROOFS = {
  label: 'Chi gestisce la casa entra con la verifica in due passaggi',
  without: (count: number) =>
    count === 1
      ? '1 persona non ha ancora la verifica in due passaggi.'
      : `${count} persone non hanno ancora la verifica in due passaggi.`,
  on: 'Da ora chi gestisce la casa entra con la verifica in due passaggi',
  off: 'La verifica in due passaggi non è più richiesta',
  failed: 'Errore nel salvataggio',
  loadFailed: 'Errore nel caricamento degli accessi',
} as const;

export const REMOVE_KEYS = {
  action: 'Rimuovi le chiavi',
  title: (name: string) => `Rimuovere tutte le chiavi di ${name}?`,
  text: 'Passkey, app dei codici, codici di riserva e dispositivi finiscono, e chi è dentro esce. Poi basterà la password.',
  done: 'Chiavi rimosse con successo',
  failed: 'Le chiavi non sono state rimosse',
} as const;

export const ROLES = {
  USER: 'Utente',
  EDITOR: 'Redattore',
  ADMIN: 'Amministratore',
} as const;

export const USER_FORM = {
  title: 'Nuovo utente',
  name: 'Nome',
  email: 'E-mail',
  password: 'Password',
  newPassword: 'Nuova password',
  newPasswordHelp: 'Lasciala vuota per non cambiarla.',
  role: 'Ruolo',
  chooseRole: 'Scegli un ruolo',
  editing: (name: string) => `Modifica ${name}`,
} as const;

export const USER_ACTIONS = {
  edit: 'Modifica',
  remove: 'Elimina',
  created: 'Utente creato con successo',
  saved: 'Utente salvato con successo',
  removed: 'Utente eliminato con successo',
  createFailed: "Errore nella creazione dell'utente",
  saveFailed: "Errore nel salvataggio dell'utente",
  removeFailed: "Errore nella cancellazione dell'utente",
} as const;

export const REMOVE_USER = {
  title: 'Elimina utente',
  text: (name: string) =>
    `Vuoi eliminare l’account di ${name}? Le sue prenotazioni, recensioni e articoli restano, senza il suo nome. Non si può annullare.`,
} as const;

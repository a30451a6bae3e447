/** The actions that the audit log records, with their names for the owner (LAW.md, 9). */
export const AUDIT_ACTION_WORDS = {
  SIGNED_IN: 'Accesso',
  SIGN_IN_FAILED: 'Accesso non riuscito',
  ROLE_CHANGED: 'Ruolo cambiato',
  ACCOUNT_CREATED: 'Account creato',
  ACCOUNT_DELETED: 'Account eliminato',
  PASSWORD_CHANGED: 'Password cambiata',
  BOOKING_DECIDED: 'Prenotazione decisa',
  BOOKING_EDITED: 'Prenotazione modificata',
  BOOKING_DELETED: 'Prenotazione eliminata',
  PRICE_CHANGED: 'Prezzo cambiato',
  ENTRY_WRITTEN: 'Movimento scritto',
  EXPENSE_WRITTEN: 'Spesa scritta',
  PAYOUTS_ENTERED: 'Pagamenti del portale aggiunti',
  DOCUMENT_MADE: 'Documento creato',
  REGISTER_READ: 'Ospiti letti',
  REGISTER_CHANGED: 'Ospiti modificati',
  GUEST_IDENTIFIED: 'Ospite identificato',
  LINK_SENT: 'Collegamento mandato',
  CHECK_IN_SENT: 'Dati inviati dall’ospite',
  FILE_DOWNLOADED: 'File scaricato',
  TRANSMITTED: 'Ospiti comunicati',
  RECEIPT_ADDED: 'Ricevuta del portale aggiunta',
  RECEIPT_READ: 'Ricevuta del portale letta',
  DATA_DELETED: 'Dati cancellati alla scadenza',
  KEY_SHOWN: 'Chiave mostrata',
  KEY_ENTERED: 'Chiave inserita',
  KEY_RENEWED: 'Chiave ricominciata',
  TABLES_IMPORTED: 'Tabelle importate',
  SETTINGS_CHANGED: 'Impostazioni cambiate',
  DATA_EXPORTED: 'Dati personali scaricati',
  DATA_ERASED: 'Dati personali cancellati',
  BACKUP_MADE: 'Backup creato',
  BACKUP_RESTORED: 'Backup ripristinato',
  BACKUP_DOWNLOADED: 'Backup scaricato',
  MOVED: 'Trasloco',
  MOVE_UNDONE: 'Trasloco annullato',
} as const;

export type AuditAction = keyof typeof AUDIT_ACTION_WORDS;

/** In the order of the table of LAW.md, 9. */
export const AUDIT_ACTIONS = Object.keys(AUDIT_ACTION_WORDS) as readonly AuditAction[];

/** The kinds of objects of an act, with their names for the owner. */
export const AUDIT_OBJECT_WORDS = {
  ACCOUNT: 'Account',
  STAY: 'Soggiorno',
  PRICES: 'Listino',
  ENTRY: 'Movimento',
  DOCUMENT: 'Documento',
  GUEST: 'Ospite',
  DAY: 'Giorno',
  TRANSMISSION: 'Comunicazione',
  KEY: 'Chiave del registro',
  TABLE: 'Tabella ufficiale',
  SETTINGS: 'Impostazioni',
  ADDRESS: 'Indirizzo e-mail',
  HOUSE: 'Casa',
  BACKUP: 'Backup',
  MOVE: 'Trasloco',
} as const;

export type AuditObject = keyof typeof AUDIT_OBJECT_WORDS;

/** The actor of what the program does on its own. */
export const AUDIT_PROGRAM = { id: 'PROGRAM', name: 'Il programma' } as const;

/** Maximum characters of a summary. */
export const AUDIT_SUMMARY_LENGTH = 200;

const RETENTION_YEARS = 5;

/** The instant from which audit lines are retained: five years before `now` (LAW.md, 8). */
export function firstRetainedAudit(now: Date): Date {
  const first = new Date(now);
  first.setUTCFullYear(first.getUTCFullYear() - RETENTION_YEARS);
  return first;
}

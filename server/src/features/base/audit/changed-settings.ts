import type { AuditLine } from './write-audit.ts';

/** The owner's settings, as the audit log names them. */
const SETTINGS = {
  property: 'Dati della casa',
  look: 'Aspetto del sito',
  'stay-rules': 'Regole di soggiorno',
  'payment-settings': 'Condizioni di pagamento',
  'contract-template': 'Testo del contratto',
  'year-settings': 'Cedolare secca',
  'turnover-settings': 'Pulizie',
  'access-settings': 'Verifica in due passaggi di chi gestisce la casa',
  'access-tokens': 'Codici di accesso dei programmi',
  webhooks: 'Indirizzi da avvisare',
  'letter-schedule': 'Messaggi a tempo',
  'mail-wordings': 'Testi della posta',
  languages: 'Lingue offerte',
  translator: 'Servizio di traduzione',
  visits: 'Conteggio delle visite',
  channels: 'Calendari collegati',
  'backup-settings': 'Backup automatici',
  'google-drive': 'Collegamento a Google Drive',
  'privacy-settings': 'Cancellazione dei vecchi messaggi',
  'regional-settings': 'Comunicazioni alla regione',
  'tourist-tax': 'Imposta di soggiorno',
  compliance: 'Adempimenti della casa',
  deadlines: 'Scadenze',
} as const;

/** The audit line's parts for changed settings; `detail` tells several of a kind apart. */
export function changedSettings(
  which: keyof typeof SETTINGS,
  detail?: string,
): Pick<AuditLine, 'action' | 'object' | 'objectId' | 'summary'> {
  const name = SETTINGS[which];
  const summary = detail === undefined ? name : `${name}: ${detail}`;
  return { action: 'SETTINGS_CHANGED', object: 'SETTINGS', objectId: which, summary };
}

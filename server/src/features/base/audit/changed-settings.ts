import type { AuditLine } from './write-audit.ts';

/** What the owner sets of her house, as the audit names it. */
const SETTINGS = {
  property: 'Dati della casa',
  'stay-rules': 'Regole di soggiorno',
  'payment-settings': 'Condizioni di pagamento',
  'contract-template': 'Testo del contratto',
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

/** What the audit says of settings that were changed; `detail` where there are several of a kind. */
export function changedSettings(
  which: keyof typeof SETTINGS,
  detail?: string,
): Pick<AuditLine, 'action' | 'object' | 'objectId' | 'summary'> {
  const name = SETTINGS[which];
  const summary = detail === undefined ? name : `${name}: ${detail}`;
  return { action: 'SETTINGS_CHANGED', object: 'SETTINGS', objectId: which, summary };
}

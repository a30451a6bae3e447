import type { Language } from '../domain/language/language.ts';

const italian = {
  keptReceipts: 'Ricevute',
  keptContracts: 'Contratti',
  keptEntries: 'Movimenti di denaro',
  keptForAccounts: 'La legge vuole che i documenti contabili restino per 10 anni',
  keptAcceptances: 'Accettazioni dell’informativa',
  keptAcceptancesWhy: 'Provano quale informativa è stata letta: restano 5 anni',
  keptAudit: 'Righe del registro attività',
  keptAuditWhy: 'Dicono chi ha fatto che cosa, senza altri dati: restano 5 anni',
};

/** What stays of somebody who is erased, or why. */
export type KeptWord = keyof typeof italian;

/** What is said of that in each language; apart from all that forms say, since only the site says it. */
export const KEPT_WORDS: Readonly<Record<Language, Readonly<Record<KeptWord, string>>>> = {
  it: italian,
  en: {
    keptReceipts: 'Receipts',
    keptContracts: 'Contracts',
    keptEntries: 'Payments',
    keptForAccounts: 'The law requires accounting records to be kept for 10 years',
    keptAcceptances: 'Acceptances of the privacy notice',
    keptAcceptancesWhy: 'They show which notice was read: they are kept for 5 years',
    keptAudit: 'Lines of the activity log',
    keptAuditWhy: 'They say who did what, and nothing else: they are kept for 5 years',
  },
  de: {
    keptReceipts: 'Quittungen',
    keptContracts: 'Verträge',
    keptEntries: 'Zahlungen',
    keptForAccounts: 'Das Gesetz verlangt, dass Buchungsbelege 10 Jahre aufbewahrt werden',
    keptAcceptances: 'Zustimmungen zur Datenschutzerklärung',
    keptAcceptancesWhy: 'Sie zeigen, welche Erklärung gelesen wurde: sie bleiben 5 Jahre',
    keptAudit: 'Zeilen des Aktivitätsprotokolls',
    keptAuditWhy: 'Sie sagen, wer was getan hat, und sonst nichts: sie bleiben 5 Jahre',
  },
  fr: {
    keptReceipts: 'Reçus',
    keptContracts: 'Contrats',
    keptEntries: 'Paiements',
    keptForAccounts: 'La loi impose de conserver les pièces comptables pendant 10 ans',
    keptAcceptances: 'Acceptations de la notice de confidentialité',
    keptAcceptancesWhy: 'Elles montrent quelle notice a été lue\u00A0: elles restent 5 ans',
    keptAudit: 'Lignes du journal d’activité',
    keptAuditWhy: 'Elles disent qui a fait quoi, rien d’autre\u00A0: elles restent 5 ans',
  },
};

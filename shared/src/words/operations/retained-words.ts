import type { Language } from '../../domain/base/language/language.ts';

const italian = {
  keptReceipts: 'Ricevute',
  keptContracts: 'Contratti',
  keptEntries: 'Movimenti di denaro',
  keptForAccounts: 'La legge vuole che i documenti contabili restino per 10 anni',
  keptAcceptances: 'Accettazioni dell’informativa',
  keptAcceptancesWhy: 'Provano quale informativa è stata letta: restano 5 anni',
  keptAudit: 'Righe del registro attività',
  keptAuditWhy: 'Dicono chi ha fatto che cosa, senza altri dati: restano 5 anni',
  keptGuests: 'Ospiti del registro',
  keptUntoldGuestsWhy:
    'La legge vuole che siano comunicati alla Polizia: i loro dati restano al più 90 giorni dopo la partenza',
  keptToldGuestsWhy:
    'Sono stati comunicati alla Polizia: i loro dati restano fino alla ricevuta, al più 90 giorni dopo la partenza',
  keptTransmissions: 'Comunicazioni alla Polizia e loro ricevute',
  keptTransmissionsWhy: 'La legge vuole che restino 5 anni',
};

/** Names what is retained after an erasure, or why. */
export type RetainedWord = keyof typeof italian;

/** Those texts in each language; apart from the forms' catalogue, since only the site shows them. */
export const RETAINED_WORDS: Readonly<Record<Language, Readonly<Record<RetainedWord, string>>>> = {
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
    keptGuests: 'Guests in the register',
    keptUntoldGuestsWhy:
      'The law requires them to be reported to the police: their data are kept for 90 days after departure at most',
    keptToldGuestsWhy:
      'They have been reported to the police: their data are kept until the receipt, for 90 days after departure at most',
    keptTransmissions: 'Reports to the police and their receipts',
    keptTransmissionsWhy: 'The law requires them to be kept for 5 years',
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
    keptGuests: 'Gäste im Melderegister',
    keptUntoldGuestsWhy:
      'Das Gesetz verlangt, dass sie der Polizei gemeldet werden: ihre Angaben bleiben höchstens 90 Tage nach der Abreise',
    keptToldGuestsWhy:
      'Sie wurden der Polizei gemeldet: ihre Angaben bleiben bis zur Bestätigung, höchstens 90 Tage nach der Abreise',
    keptTransmissions: 'Meldungen an die Polizei und ihre Bestätigungen',
    keptTransmissionsWhy: 'Das Gesetz verlangt, dass sie 5 Jahre aufbewahrt werden',
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
    keptGuests: 'Voyageurs du registre',
    keptUntoldGuestsWhy:
      'La loi impose de les déclarer à la police\u00A0: leurs données restent au plus 90 jours après le départ',
    keptToldGuestsWhy:
      'Ils ont été déclarés à la police\u00A0: leurs données restent jusqu’au récépissé, au plus 90 jours après le départ',
    keptTransmissions: 'Déclarations à la police et leurs récépissés',
    keptTransmissionsWhy: 'La loi impose de les conserver 5 ans',
  },
};

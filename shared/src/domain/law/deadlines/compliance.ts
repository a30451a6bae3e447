import type { LocalDate } from '../../base/date/local-date.ts';

export const COMPLIANCE_STATES = ['TODO', 'DONE', 'NOT_NEEDED'] as const;
type ComplianceState = (typeof COMPLIANCE_STATES)[number];

/** The one-time duties of owners who let short stays, in the order of the list (LAW.md section 13). */
export const COMPLIANCE_ITEMS = [
  {
    key: 'CIN',
    word: 'CIN richiesto',
    meaning: 'Il codice identificativo nazionale si chiede alla banca dati del Ministero del Turismo.',
  },
  {
    key: 'CIN_PLATE',
    word: "CIN esposto all'esterno",
    meaning: 'Il CIN si espone fuori dallo stabile in cui si trova l’alloggio.',
  },
  {
    key: 'CIN_ADVERTS',
    word: 'CIN in ogni annuncio',
    meaning: 'Il CIN si scrive in ogni annuncio, anche sui portali.',
  },
  {
    key: 'CIR',
    word: 'Codice regionale',
    meaning: 'Molte regioni danno un codice loro, che va accanto al CIN: qui sta nei dati della struttura.',
  },
  {
    key: 'GAS',
    word: 'Rilevatore di gas',
    meaning: 'Un rilevatore di gas combustibili, funzionante, dove c’è il gas.',
  },
  {
    key: 'CO',
    word: 'Rilevatore di monossido',
    meaning: 'Un rilevatore di monossido di carbonio, funzionante, dove qualcosa brucia.',
  },
  {
    key: 'EXTINGUISHERS',
    word: 'Estintori, uno ogni 200 m² e per piano',
    meaning: 'Estintori portatili in posizioni accessibili e visibili, da far controllare alla scadenza.',
  },
  {
    key: 'AUTHORISATION',
    word: 'Autorizzazione del comune, dove serve',
    meaning: 'In alcune regioni e città il comune autorizza le locazioni brevi, spesso per pochi anni.',
  },
  {
    key: 'KEY_BOX',
    word: 'Cassette per le chiavi: il comune le vieta?',
    meaning: 'Diversi comuni vietano le cassette per le chiavi su strade e cancelli.',
  },
  {
    key: 'ALLOGGIATI_ACCOUNT',
    word: 'Accesso ad Alloggiati Web',
    meaning: 'Le credenziali del portale si chiedono alla Questura della provincia.',
  },
  {
    key: 'REGIONAL_ACCOUNT',
    word: 'Accesso al portale ISTAT',
    meaning: 'La regione o la provincia dà l’accesso al portale su cui si comunicano arrivi e presenze.',
  },
  {
    key: 'TAX_ACCOUNT',
    word: "Accesso al portale dell'imposta",
    meaning: 'Il comune dice dove si dichiara e si versa l’imposta di soggiorno, se c’è.',
  },
  {
    key: 'PRIVACY_NOTICE',
    word: 'Informativa con il registro ospiti',
    meaning: 'L’informativa sulla privacy dice quali dati degli ospiti tieni, perché e fino a quando.',
  },
] as const;

export type ComplianceKey = (typeof COMPLIANCE_ITEMS)[number]['key'];
export const COMPLIANCE_KEYS: readonly ComplianceKey[] = COMPLIANCE_ITEMS.map(({ key }) => key);

/** The owner's note on an item; `date` is when it has to be renewed. */
export type ComplianceNote = {
  readonly state: ComplianceState;
  readonly date: LocalDate | null;
  readonly note: string | null;
};

export type ComplianceItem = ComplianceNote & { readonly key: ComplianceKey };

type Codes = { readonly cin: string; readonly cir: string };

/** All items with their notes; codes that the property has count as done. */
export function listCompliance(
  notes: Readonly<Partial<Record<ComplianceKey, ComplianceNote>>>,
  codes: Codes,
): ComplianceItem[] {
  return COMPLIANCE_ITEMS.map(({ key }) => {
    const noted = notes[key] ?? { state: 'TODO', date: null, note: null };
    return { key, ...noted, state: hasCode(key, codes) ? 'DONE' : noted.state };
  });
}

function hasCode(key: ComplianceKey, { cin, cir }: Codes): boolean {
  return (key === 'CIN' && cin !== '') || (key === 'CIR' && cir !== '');
}

/** `CIN richiesto` */
export function nameCompliance(key: ComplianceKey): string {
  return COMPLIANCE_ITEMS.find((each) => each.key === key)?.word ?? key;
}

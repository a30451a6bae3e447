import { elideBeforeDates, sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { ITALIAN, type Language } from '@approdo/shared/domain/base/language/language';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import type { Instalment } from '@approdo/shared/domain/money/instalments';
import type { EntryPurpose } from '@approdo/shared/domain/money/ledger';
import { describeTransfer } from '@approdo/shared/domain/money/transfer';
import { labelled } from '@approdo/shared/words/base/labelled';
import { MONEY_WORDS } from '@approdo/shared/words/money/money-words';
import { nameInstalment } from '@approdo/shared/words/money/name-instalment';
import type { GuestStay } from '../../stays/stays/index.ts';
import type { PaymentTerms } from './payments.table.ts';

const IBAN = 'IT60 X054 2811 1010 0000 0123 456';

/** The placeholders that every letter about money has for its stay. */
export const STAY = {
  nome: { kind: 'line', meaning: "Nome dell'ospite", sample: 'Ada Rossi' },
  casa: { kind: 'line', meaning: 'Nome della casa', sample: 'La nostra casa' },
  arrivo: {
    kind: 'line',
    meaning: 'Giorno del check-in',
    sample: (language: Language) => sayLocalDate('2027-06-12', language),
  },
  partenza: {
    kind: 'line',
    meaning: 'Giorno del check-out',
    sample: (language: Language) => sayLocalDate('2027-06-19', language),
  },
  collegamento: { kind: 'link', meaning: 'Collegamento alla prenotazione', sample: '/booking' },
} as const;

/** The same for the owner, whom the link takes to the money of that stay. */
export const FOR_OWNER = {
  ...STAY,
  collegamento: {
    ...STAY.collegamento,
    meaning: 'Collegamento ai soldi della prenotazione',
    sample: '/admin/bookings',
  },
} as const;

/** How one pays: by transfer where the owner has named an account, by card where they are taken. */
export const WAYS_TOLD = {
  beneficiario: { kind: 'line', meaning: 'A chi è intestato il conto; manca senza un IBAN', sample: 'Maria Rossi' },
  iban: { kind: 'line', meaning: 'IBAN; può mancare', sample: IBAN },
  bic: { kind: 'line', meaning: 'BIC; può mancare', sample: '' },
  carta: {
    kind: 'line',
    isPath: true,
    meaning: 'Collegamento per pagare con la carta; manca dove non se ne accettano',
    sample: '/booking',
  },
} as const;

const SAMPLE: Instalment = { kind: 'BALANCE', amount: 42_400, dueDate: '2027-05-13' };

/** What is to be paid, each part in a line, and until when. */
export const PARTS = {
  rate: {
    kind: 'text',
    meaning: 'Che cosa si paga, quanto, entro quando e con quale causale',
    sample: (language: Language) =>
      describePart(SAMPLE, {
        language,
        depositLabel: 'ACCONTO',
        reference: 'RF1748213907',
        arrival: '2027-06-12',
      }),
  },
} as const;

const REMINDED_TOO = 'Anche l’ospite ha ricevuto un sollecito.';
const WITHOUT_EMAIL = 'L’ospite non ha un’e-mail: nessun sollecito gli è arrivato.';

/** Whether the guest was reminded as well, for the owner. */
export const REMINDED = {
  sollecito: { kind: 'line', meaning: 'Se anche l’ospite ha ricevuto un sollecito', sample: REMINDED_TOO },
} as const;

/** What is said of the tourist tax where its guest pays it on landing, in the place of a part. */
export function describeTaxText(text: string, language: Language): string {
  return labelled(MONEY_WORDS[language].instalments.TAX, text, language);
}

/** What is to be paid next. */
export const NEXT = {
  kind: 'line',
  meaning: 'Il prossimo pagamento e la sua scadenza; può mancare',
  sample: (language: Language) => describeNext(SAMPLE, language),
} as const;

/** What money came for, as the sentence goes on after the amount. */
export const PURPOSE = {
  kind: 'line',
  meaning: 'Per che cosa è stato pagato: soggiorno, deposito, imposta o danni',
  sample: (language: Language) => describePurpose('STAY', language),
} as const;

/** `per il tuo soggiorno` */
export function describePurpose(purpose: EntryPurpose, language: Language): string {
  return MONEY_WORDS[language].purposes[purpose];
}

/** Tells the owner whether the guest was reminded: one without an e-mail gets no letter. */
export function describeReminded({ guestEmail }: Pick<GuestStay, 'guestEmail'>): Record<keyof typeof REMINDED, string> {
  return { sollecito: guestEmail === null ? WITHOUT_EMAIL : REMINDED_TOO };
}

type PartWords = {
  readonly language: Language;
  readonly depositLabel: PaymentTerms['depositLabel'];
  readonly reference: string;
  readonly arrival: string;
};

/** What is paid, until when, and in a line of its own, from which it is copied, what the transfer says it is for. */
export function describePart(part: Instalment, { language, depositLabel, reference, arrival }: PartWords): string {
  const name = namePart(part, depositLabel, language);
  const text = describeTransfer({ reference, kind: part.kind, depositLabel, arrival });
  const due = labelled(name, describeNext(part, language), language);
  return `${due}\n${labelled(MONEY_WORDS[language].due.reference, text, language)}`;
}

/** `424,00 €, entro il 13 maggio 2027`. */
export function describeNext({ amount, dueDate }: Pick<Instalment, 'amount' | 'dueDate'>, language: Language): string {
  const until = `${MONEY_WORDS[language].due.until} ${sayLocalDate(dueDate, language)}`;
  return `${formatEuros(amount, language)}, ${elideBeforeDates(until)}`;
}

/** What an instalment is called in a language. */
export function namePart(
  part: Pick<Instalment, 'kind' | 'isEstimate'>,
  depositLabel: PaymentTerms['depositLabel'],
  language: Language,
): string {
  return nameInstalment(part, depositLabel, MONEY_WORDS[language].instalments);
}

/** What each of the placeholders of a stay tells; for the owner in Italian, with the way to the back office. */
export function describeStay(stay: GuestStay, { property, isForOwner }: Told): Record<keyof typeof STAY, string> {
  const language = isForOwner ? ITALIAN : stay.language;
  return {
    nome: stay.guestName,
    casa: property.name,
    arrivo: sayLocalDate(stay.startDate, language),
    partenza: sayLocalDate(stay.endDate, language),
    collegamento: isForOwner ? `/admin/bookings/${stay.id}#soldi` : `/booking/${stay.id}`,
  };
}

type Told = { readonly property: { readonly name: string }; readonly isForOwner?: true };

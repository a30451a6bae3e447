import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { elideBeforeDates, sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { formatEuros, sayEuros } from '@approdo/shared/domain/base/money/money';
import { formatIban } from '@approdo/shared/domain/money/iban';
import type { Instalment } from '@approdo/shared/domain/money/instalments';
import type { EntryPurpose } from '@approdo/shared/domain/money/ledger';
import { describeTransfer } from '@approdo/shared/domain/money/transfer';
import { labelled } from '@approdo/shared/words/base/labelled';
import { MONEY_WORDS } from '@approdo/shared/words/money/money-words';
import { nameInstalment } from '@approdo/shared/words/money/name-instalment';
import { line, link, text } from '../../content/mail/index.ts';
import { type OfStay, STAY as STAY_PLACES } from '../../stays/stays/index.ts';
import type { PaymentTerms } from './payments.table.ts';
import type { Ways } from './ways-to-pay.ts';

const IBAN = 'IT60 X054 2811 1010 0000 0123 456';

const { nome, casa, arrivo, partenza } = STAY_PLACES;

/** Placeholders about the stay that every letter about money has. */
export const STAY = {
  nome,
  casa,
  arrivo,
  partenza,
  collegamento: link('Collegamento alla prenotazione', '/booking', ({ stay }: OfStay) => `/booking/${stay.id}`),
} as const;

/** The same for the owner, with a link to the stay's money in the back office. */
export const FOR_OWNER = {
  ...STAY,
  collegamento: link(
    'Collegamento ai soldi della prenotazione',
    '/admin/bookings',
    ({ stay }: OfStay) => `/admin/bookings/${stay.id}#soldi`,
  ),
} as const;

type Payable = { readonly terms: PaymentTerms; readonly ways: Ways };

/** The ways to pay: by transfer where the owner has named an account, by card where cards are accepted. */
export const PAYMENT_WAYS = {
  beneficiario: line('A chi è intestato il conto; manca senza un IBAN', 'Maria Rossi', ({ terms, ways }: Payable) =>
    ways.byTransfer ? terms.holder : '',
  ),
  iban: line('IBAN; può mancare', IBAN, ({ terms, ways }: Payable) => (ways.byTransfer ? formatIban(terms.iban) : '')),
  bic: line('BIC; può mancare', '', ({ terms, ways }: Payable) => (ways.byTransfer ? (terms.bic ?? '') : '')),
  carta: {
    kind: 'line',
    isPath: true,
    meaning: 'Collegamento per pagare con la carta; manca dove non se ne accettano',
    sample: '/booking',
    render: ({ stay, ways }: OfStay & Pick<Payable, 'ways'>) => (ways.byCard ? `/booking/${stay.id}` : ''),
  },
} as const;

const SAMPLE: Instalment = { kind: 'BALANCE', amount: 42_400, dueDate: '2027-05-13' };

/** The instalments that a guest is asked to pay, and their stay. */
export type PaymentRequest = OfStay & {
  readonly parts: readonly Instalment[];
  readonly reference: string;
  readonly terms: PaymentTerms;
  /** The text on the tourist tax that replaces its instalment where the guest pays it on site. */
  readonly taxText?: string | undefined;
};

/** What has to be paid and by when, one paragraph per instalment. */
export const PARTS = {
  rate: text(
    'Che cosa si paga, quanto, entro quando e con quale causale',
    (language) =>
      describePart(SAMPLE, { language, depositLabel: 'ACCONTO', reference: 'RF1748213907', arrival: '2027-06-12' }),
    describeParts,
  ),
} as const;

const REMINDED_TOO = 'Anche l’ospite ha ricevuto un sollecito.';
const WITHOUT_EMAIL = 'L’ospite non ha un’e-mail: nessun sollecito gli è arrivato.';

/** Whether the guest was reminded too: without an e-mail nobody was, and the owner has to know. */
export const REMINDED = {
  sollecito: line('Se anche l’ospite ha ricevuto un sollecito', REMINDED_TOO, ({ stay }: OfStay) =>
    stay.guestEmail === null ? WITHOUT_EMAIL : REMINDED_TOO,
  ),
} as const;

/** The next payment that is due. */
export const NEXT = line(
  'Il prossimo pagamento e la sua scadenza; può mancare',
  (language) => describeNext(SAMPLE, language),
  ({ next }: { readonly next: Instalment | undefined }, language) => (next ? describeNext(next, language) : ''),
);

/** What a payment was for, as the phrase that follows its amount. */
export const PURPOSE = line(
  'Per che cosa è stato pagato: soggiorno, deposito, imposta o danni',
  (language) => describePurpose('STAY', language),
  ({ purpose }: { readonly purpose: EntryPurpose }, language) => describePurpose(purpose, language),
);

/** `per il tuo soggiorno` */
function describePurpose(purpose: EntryPurpose, language: Language): string {
  return MONEY_WORDS[language].purposes[purpose];
}

function describeParts({ stay, parts, reference, terms, taxText }: PaymentRequest, language: Language): string {
  const words = { language, depositLabel: terms.depositLabel, reference, arrival: stay.startDate };
  const tax = taxText === undefined ? [] : [labelled(MONEY_WORDS[language].instalments.TAX, taxText, language)];
  return [...parts.map((part) => describePart(part, words)), ...tax].join('\n\n');
}

type PartWords = {
  readonly language: Language;
  readonly depositLabel: PaymentTerms['depositLabel'];
  readonly reference: string;
  readonly arrival: string;
};

/** An instalment: amount and due date, then the transfer reference on a line of its own, easy to copy. */
function describePart(part: Instalment, { language, depositLabel, reference, arrival }: PartWords): string {
  const name = namePart(part, depositLabel, language);
  const text = describeTransfer({ reference, kind: part.kind, depositLabel, arrival });
  const due = labelled(name, describeNext(part, language), language);
  return `${due}\n${labelled(MONEY_WORDS[language].due.reference, text, language)}`;
}

/** `424 €, entro il 13 maggio 2027`. */
function describeNext({ amount, dueDate }: Pick<Instalment, 'amount' | 'dueDate'>, language: Language): string {
  const until = `${MONEY_WORDS[language].due.until} ${sayLocalDate(dueDate, language)}`;
  return `${sayEuros(amount, language)}, ${elideBeforeDates(until)}`;
}

/** The name of an instalment in a language. */
export function namePart(
  part: Pick<Instalment, 'kind' | 'isEstimate'>,
  depositLabel: PaymentTerms['depositLabel'],
  language: Language,
): string {
  return nameInstalment(part, depositLabel, MONEY_WORDS[language].instalments);
}

type Words = {
  readonly language: Language;
  readonly depositLabel: PaymentTerms['depositLabel'];
  readonly day: (date: LocalDate) => string;
};

/** As papers have them: `Saldo: 424,00 € entro il 13/05/2027`, one line each. */
export function describeInstalments(parts: readonly Instalment[], { language, depositLabel, day }: Words): string {
  const { instalments, due } = MONEY_WORDS[language];
  return parts
    .map((part) => {
      const name = nameInstalment(part, depositLabel, instalments);
      return labelled(name, `${formatEuros(part.amount, language)} ${due.until} ${day(part.dueDate)}`, language);
    })
    .join('\n');
}

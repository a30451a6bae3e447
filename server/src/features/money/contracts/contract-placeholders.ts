import type { PropertyDetails } from '@approdo/shared/contract/content/property';
import { formatLocalDate, inNumbers, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN, type Language } from '@approdo/shared/domain/base/language/language';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { countNights } from '@approdo/shared/domain/stays/stay';
import type { GuestStay } from '../../stays/stays/index.ts';
import { describeInstalments, type PaymentPlan, type PaymentTerms, type StoredPrice } from '../payments/index.ts';

/** The placeholders of a contract; those that letters share have the same names. */
export const CONTRACT_PLACEHOLDERS = {
  locatore: { kind: 'line', meaning: 'Il tuo nome', sample: 'Maria Rossi' },
  codice_fiscale: { kind: 'line', meaning: 'Il tuo codice fiscale', sample: 'RSSMRA70A41F839Y' },
  indirizzo_locatore: { kind: 'line', meaning: 'Il tuo indirizzo', sample: 'Via Roma 1, 07024 La Maddalena (SS)' },
  nome: { kind: 'line', meaning: "Nome dell'ospite", sample: 'Ada Rossi' },
  email: { kind: 'line', meaning: "E-mail dell'ospite", sample: 'ada@example.com' },
  casa: { kind: 'line', meaning: 'Nome della casa', sample: 'La nostra casa' },
  indirizzo: { kind: 'line', meaning: 'Indirizzo della casa', sample: 'Via Garibaldi 3, Orvieto' },
  cin: { kind: 'line', meaning: 'CIN della casa', sample: 'IT090035C2000S0000' },
  cir: { kind: 'line', meaning: 'Codice regionale della casa (CIR/CIS)', sample: '090035AAT0012' },
  arrivo: { kind: 'line', meaning: 'Giorno del check-in', sample: '12/06/2027' },
  partenza: { kind: 'line', meaning: 'Giorno del check-out', sample: '19/06/2027' },
  notti: { kind: 'line', meaning: 'Numero di notti', sample: '7' },
  ospiti: { kind: 'line', meaning: 'Numero di ospiti', sample: '2' },
  prezzo: { kind: 'line', meaning: 'Prezzo del soggiorno', sample: '605,71\u00A0€' },
  rate: {
    kind: 'text',
    meaning: 'Che cosa si paga, quanto ed entro quando',
    sample: 'Acconto: 181,71\u00A0€ entro il 15/03/2027\nSaldo: 424,00\u00A0€ entro il 13/05/2027',
  },
  deposito: { kind: 'line', meaning: 'Deposito cauzionale', sample: '200,00\u00A0€' },
  annullamento: {
    kind: 'text',
    meaning: 'Le condizioni di annullamento',
    sample: 'Fino a 30 giorni prima dell’arrivo rimborsiamo il 50 %.',
  },
  oggi: { kind: 'line', meaning: 'Il giorno in cui crei il contratto', sample: '01/03/2027' },
} as const;

type ContractFacts = {
  readonly stay: GuestStay;
  readonly property: Pick<PropertyDetails, 'name' | 'address' | 'cin' | 'cir'>;
  readonly price: StoredPrice | undefined;
  readonly plan: PaymentPlan | undefined;
  readonly terms: PaymentTerms;
  readonly today: LocalDate;
};

/** The value of each placeholder for a stay; empty where there is none. */
export function describeContract(
  { stay, property, price, plan, terms, today }: ContractFacts,
  language: Language,
): Record<keyof typeof CONTRACT_PLACEHOLDERS, string> {
  const day = (date: LocalDate) => (language === ITALIAN ? inNumbers(date) : formatLocalDate(date, language));
  const amount = (cents: number | null | undefined) => (cents == null ? '' : formatEuros(cents, language));
  const deposit = plan?.instalments.find(({ kind }) => kind === 'SECURITY')?.amount;
  return {
    locatore: terms.owner.name,
    codice_fiscale: terms.owner.taxCode,
    indirizzo_locatore: terms.owner.address,
    nome: stay.guestName,
    email: stay.guestEmail ?? '',
    casa: property.name,
    indirizzo: property.address ?? '',
    cin: property.cin ?? '',
    cir: property.cir ?? '',
    arrivo: day(stay.startDate),
    partenza: day(stay.endDate),
    notti: String(countNights(stay)),
    ospiti: String(stay.numberOfGuests),
    prezzo: amount(price?.total),
    rate: describeInstalments(plan?.instalments ?? [], { language, depositLabel: terms.depositLabel, day }),
    deposito: amount(deposit),
    annullamento: terms.cancellationText,
    oggi: day(today),
  };
}

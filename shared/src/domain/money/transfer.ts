import type { LocalDate } from '../base/date/local-date.ts';
import { utf8Length } from '../base/text/utf8.ts';
import { remainderOf97 } from './iban.ts';
import type { InstalmentKind } from './instalments.ts';

/** How the first instalment is called: they differ in law (art. 1385 c.c.), so the owner chooses. */
export const DEPOSIT_LABELS = ['ACCONTO', 'CAPARRA'] as const;
export type DepositLabel = (typeof DEPOSIT_LABELS)[number];

/** Whom a transfer goes to. */
type BankAccount = { readonly holder: string; readonly iban: string; readonly bic?: string | undefined };

/** The longest texts of a transfer in the SEPA (EPC217-08). */
const MAX_HOLDER = 70;
const MAX_TEXT = 140;

/** What a code for a transfer may hold at most, in bytes (EPC069-12). */
const MAX_CODE_BYTES = 331;

/** What bank statements keep a booking apart by: an ISO 11649 reference over eight digits. */
export function referenceOf(digits: string): string {
  const check = 98 - remainderOf97(`${digits}RF00`);
  return `RF${String(check).padStart(2, '0')}${digits}`;
}

type TransferReason = {
  readonly reference: string;
  readonly kind: InstalmentKind;
  readonly depositLabel: DepositLabel;
  readonly arrival: LocalDate;
};

/** What a transfer says it is for, in Italian, as bank statements take it: `RF1748213907 acconto 27/06/2026`. */
export function describeTransfer({ reference, kind, depositLabel, arrival }: TransferReason): string {
  const [year, month, day] = arrival.split('-');
  const word = kind === 'DEPOSIT' ? depositLabel.toLowerCase() : WORDS[kind];
  return toSepaText(`${reference} ${word} ${day}/${month}/${year}`, MAX_TEXT);
}

const WORDS = { BALANCE: 'saldo', SECURITY: 'deposito', TAX: 'imposta di soggiorno' } as const;

type Transfer = BankAccount & {
  /** Cents from 1 up. */
  readonly amount: number;
  readonly text: string;
};

/**
 * What a code holds that banks' programs read as a transfer: EPC069-12, version 2.1. Throws where it would be more than
 * that allows, or name nobody.
 */
export function transferCode({ holder, iban, bic = '', amount, text }: Transfer): string {
  const euros = `EUR${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
  const name = toSepaText(holder, MAX_HOLDER);
  const code = ['BCD', '002', '1', 'SCT', bic, name, iban, euros, '', '', toSepaText(text, MAX_TEXT)].join('\n');
  const isTooLong = utf8Length(code) > MAX_CODE_BYTES;
  if (amount < 1 || isTooLong || !canNameHolder(holder)) throw new RangeError('Not a transfer');
  return code;
}

/** Only signs that every bank of the SEPA takes: letters lose their marks or are spelt out, whatever else there is becomes one blank (EPC217-08). */
export function toSepaText(text: string, max: number): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain
    .replaceAll(/[^\p{ASCII}]|&/gu, spellOut)
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+]+/gu, ' ')
    .trim()
    .slice(0, max)
    .trim();
}

/** Whether banks, which compare a name with its account, would read anything of it. */
export function canNameHolder(holder: string): boolean {
  return /[A-Za-z0-9]/.test(toSepaText(holder, MAX_HOLDER));
}

/** A letter that has no marks to lose; in capitals where it is one. */
function spellOut(sign: string): string {
  const small = sign.toLowerCase();
  const spelt = SPELT_OUT[small] ?? ' ';
  return sign === small ? spelt : spelt.toUpperCase();
}

const SPELT_OUT: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i' },
  ...{ '&': '+', '’': "'", '‘': "'", '–': '-', '—': '-' },
};

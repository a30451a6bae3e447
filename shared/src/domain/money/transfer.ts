import type { LocalDate } from '../base/date/local-date.ts';
import { utf8Length } from '../base/text/utf8.ts';
import { remainderOf97 } from './iban.ts';
import type { InstalmentKind } from './instalments.ts';

/** What the first instalment is called: the two differ in law (art. 1385 c.c.), so the owner chooses. */
export const DEPOSIT_LABELS = ['ACCONTO', 'CAPARRA'] as const;
export type DepositLabel = (typeof DEPOSIT_LABELS)[number];

/** The recipient of a transfer. */
type BankAccount = { readonly holder: string; readonly iban: string; readonly bic?: string | undefined };

/** Maximum lengths of the texts of a SEPA transfer (EPC217-08). */
const MAX_HOLDER = 70;
const MAX_TEXT = 140;

/** Maximum size of a transfer code, in bytes (EPC069-12). */
const MAX_CODE_BYTES = 331;

/** The reference that identifies a booking on bank statements: ISO 11649 over eight digits. */
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

/** The purpose of a transfer in Italian, as bank statements accept it: `RF1748213907 acconto 27/06/2026`. */
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
 * The content of a QR code that banking apps read as a transfer: EPC069-12, version 2.1. Throws if it is longer than
 * that allows, or names no recipient.
 */
export function transferCode({ holder, iban, bic = '', amount, text }: Transfer): string {
  const euros = `EUR${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
  const name = toSepaText(holder, MAX_HOLDER);
  const code = ['BCD', '002', '1', 'SCT', bic, name, iban, euros, '', '', toSepaText(text, MAX_TEXT)].join('\n');
  const isTooLong = utf8Length(code) > MAX_CODE_BYTES;
  if (amount < 1 || isTooLong || !canNameHolder(holder)) throw new RangeError('Not a transfer');
  return code;
}

/** A text in characters that every SEPA bank accepts: accents dropped, letters spelt out (EPC217-08). */
export function toSepaText(text: string, max: number): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain
    .replaceAll(/[^\p{ASCII}]|&/gu, spellOut)
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+]+/gu, ' ')
    .trim()
    .slice(0, max)
    .trim();
}

/** Whether anything of the name remains for banks, which compare it with the account. */
export function canNameHolder(holder: string): boolean {
  return /[A-Za-z0-9]/.test(toSepaText(holder, MAX_HOLDER));
}

/** A letter without accents to lose, spelt out; capitals stay capitals. */
function spellOut(sign: string): string {
  const small = sign.toLowerCase();
  const spelt = SPELT_OUT[small] ?? ' ';
  return sign === small ? spelt : spelt.toUpperCase();
}

const SPELT_OUT: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i' },
  ...{ '&': '+', '’': "'", '‘': "'", '–': '-', '—': '-' },
};

import type { DiscountCode } from '@approdo/shared/contract/prices/discount-codes';
import { readTypedEuros, writeEuros } from '@approdo/shared/domain/base/money/typed-euros';
import { readNumber } from '../../../kit/form/read-number.ts';

const TYPED = [
  'code',
  'percent',
  'amount',
  'bookFrom',
  'bookTo',
  'stayFrom',
  'stayTo',
  'minNights',
  'uses',
  'forEmail',
  'note',
] as const;

/** A code as it is typed; what is empty is open. */
export type CodeDraft = Readonly<Record<(typeof TYPED)[number], string>>;

export const NEW_CODE: CodeDraft = {
  code: '',
  percent: '',
  amount: '',
  bookFrom: '',
  bookTo: '',
  stayFrom: '',
  stayTo: '',
  minNights: '1',
  uses: '',
  forEmail: '',
  note: '',
};

export function draftCode(code: DiscountCode): CodeDraft {
  return {
    code: code.code,
    percent: typedOf(code.percent),
    amount: code.amount === null ? '' : writeEuros(code.amount),
    bookFrom: code.bookFrom ?? '',
    bookTo: code.bookTo ?? '',
    stayFrom: code.stayFrom ?? '',
    stayTo: code.stayTo ?? '',
    minNights: String(code.minNights),
    uses: typedOf(code.uses),
    forEmail: code.forEmail ?? '',
    note: code.note ?? '',
  };
}

/** From what is typed to what the server takes: a code that is left empty is made, or stays as it was. */
export function readCode(draft: CodeDraft) {
  return {
    ...(draft.code.trim() !== '' && { code: draft.code }),
    percent: readLimit(draft.percent),
    amount: readTypedEuros(draft.amount) ?? null,
    bookFrom: draft.bookFrom || null,
    bookTo: draft.bookTo || null,
    stayFrom: draft.stayFrom || null,
    stayTo: draft.stayTo || null,
    minNights: readNumber(draft.minNights),
    uses: readLimit(draft.uses),
    forEmail: draft.forEmail.trim() || null,
    note: draft.note.trim() || null,
  };
}

function readLimit(typed: string): number | null {
  return typed.trim() === '' ? null : readNumber(typed);
}

function typedOf(number: number | null): string {
  return number === null ? '' : String(number);
}

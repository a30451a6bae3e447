import type { ListedWording } from '@approdo/shared/contract/content/mail';
import type { Language } from '@approdo/shared/domain/base/language/language';
import type { Wording } from '@approdo/shared/domain/base/text/wording';
import type { FactsOf, LetterKind } from '../../content/mail/index.ts';
import type { Letter } from './letter.ts';
import { ACCOUNT_LETTERS } from './table/accounts.ts';
import { MESSAGE_LETTERS } from './table/messages.ts';
import { MONEY_LETTERS } from './table/money.ts';
import { STAY_LETTERS } from './table/stays.ts';
import { WARNING_LETTERS } from './table/warnings.ts';
import { accounts as germanAccounts } from './texts/de/accounts.ts';
import { money as germanMoney } from './texts/de/money.ts';
import { stays as germanStays } from './texts/de/stays.ts';
import { accounts as englishAccounts } from './texts/en/accounts.ts';
import { money as englishMoney } from './texts/en/money.ts';
import { stays as englishStays } from './texts/en/stays.ts';
import { accounts as frenchAccounts } from './texts/fr/accounts.ts';
import { money as frenchMoney } from './texts/fr/money.ts';
import { stays as frenchStays } from './texts/fr/stays.ts';
import { accounts as italianAccounts } from './texts/it/accounts.ts';
import { forOwner } from './texts/it/for-owner.ts';
import { money as italianMoney } from './texts/it/money.ts';
import { stays as italianStays } from './texts/it/stays.ts';

/** The rows of all letters, in the order in which the owner sees them. */
const LETTER_TABLE = {
  ...STAY_LETTERS,
  ...MONEY_LETTERS,
  ...MESSAGE_LETTERS,
  ...ACCOUNT_LETTERS,
  ...WARNING_LETTERS,
} as const;

type Table = typeof LETTER_TABLE;

type TableFacts = { readonly [Kind in keyof Table]: FactsOf<Table[Kind]['placeholders']> };

declare module '../../content/mail/letter-facts.ts' {
  interface LetterFacts extends TableFacts {}
}

type GuestLetterKind = {
  [Kind in LetterKind]: Table[Kind]['audience'] extends 'guest' ? Kind : never;
}[LetterKind];

/** The letters about a stay, which the owner may preview for any. */
export type StayLetterKind = {
  [Kind in LetterKind]: Table[Kind] extends { readonly isOfStay: true } ? Kind : never;
}[LetterKind];

type OwnerLetterKind = Exclude<LetterKind, GuestLetterKind>;

const CATALOGUES: Readonly<Record<Language, Readonly<Record<GuestLetterKind, Wording>>>> = {
  it: { ...italianStays, ...italianMoney, ...italianAccounts },
  en: { ...englishStays, ...englishMoney, ...englishAccounts },
  de: { ...germanStays, ...germanMoney, ...germanAccounts },
  fr: { ...frenchStays, ...frenchMoney, ...frenchAccounts },
};

const FOR_OWNER: Readonly<Record<OwnerLetterKind, Wording>> = forOwner;

/** All letters that the site sends, in the order of the table. */
export const LETTERS: readonly Letter[] = kindsOf(LETTER_TABLE).map((kind) => ({
  kind,
  ...LETTER_TABLE[kind],
  texts: isForOwner(kind) ? { it: FOR_OWNER[kind] } : textsOf(kind),
}));

export const GUEST_LETTERS = LETTERS.filter(({ audience }) => audience === 'guest');

export function findGuestLetter(kind: string): Letter | undefined {
  return GUEST_LETTERS.find((letter) => letter.kind === kind);
}

export function isOfStay(kind: string): kind is StayLetterKind {
  return LETTERS.some((letter) => letter.kind === kind && letter.isOfStay === true);
}

/** What a letter is about, for whoever looks for its text. */
export function topicOf({ kind, audience }: Letter): ListedWording['topic'] {
  if (audience === 'owner') return 'OWNER';
  if (kind in MONEY_LETTERS) return 'MONEY';
  return kind in ACCOUNT_LETTERS ? 'ACCOUNT' : 'STAY';
}

const TITLES = new Map<string, string>(LETTERS.map(({ kind, title }) => [kind, title]));

/** A letter's title for the owner; the bare kind if the program no longer has it. */
export function titleOfLetter(kind: string): string {
  return TITLES.get(kind) ?? kind;
}

export function letterOf(kind: LetterKind): Letter {
  const letter = LETTERS.find((one) => one.kind === kind);
  if (!letter) throw new Error(`no letter ${kind} is in the table`);
  return letter;
}

function textsOf(kind: GuestLetterKind): Readonly<Record<Language, Wording>> {
  const { it, en, de, fr } = CATALOGUES;
  return { it: it[kind], en: en[kind], de: de[kind], fr: fr[kind] };
}

function isForOwner(kind: LetterKind): kind is OwnerLetterKind {
  return LETTER_TABLE[kind].audience === 'owner';
}

function kindsOf<Table extends object>(table: Table): (keyof Table)[] {
  return Object.keys(table) as (keyof Table)[];
}

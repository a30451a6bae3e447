import type { LocalDate } from '../../base/date/local-date.ts';
import { foldText } from '../../base/text/fold-text.ts';
import { cleanLine } from '../../base/text/text.ts';
import { compactIban, isIban } from '../iban.ts';
import { referenceOf } from '../transfer.ts';

/** A line of a bank's statement; cents, below zero for money out. */
export type BankLine = {
  readonly date: LocalDate;
  readonly amount: number;
  readonly currency: string;
  readonly text: string;
  /** Of the other party. */
  readonly name?: string | undefined;
};

const MAX_TEXT = 2000;

/** A text of a statement on one line, cut at 2,000 characters. */
export function cutLine(text: string): string {
  return cleanLine(text.slice(0, MAX_TEXT)).toWellFormed();
}

/** A text as it may be kept: without account numbers, cut at 140 characters. */
export function keptText(text: string): string {
  const plain = withoutAccounts(text).replaceAll(/ {2,}/g, ' ');
  return cleanLine(Array.from(cleanLine(plain)).slice(0, MAX_KEPT).join(''));
}

const MAX_KEPT = 140;

/** Where an IBAN may begin, and as many signs as the longest has, with or without blanks; they may overlap. */
const MAY_BE_ACCOUNT = /(?=([A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}))/gi;

/** Account numbers end anywhere in a run of signs: the next word may follow after a blank, as their groups do. */
function withoutAccounts(text: string): string {
  for (const { index, 1: run = '' } of text.matchAll(MAY_BE_ACCOUNT)) {
    const end = Array.from(run, (_, at) => at + 1).find((length) => isIban(compactIban(run.slice(0, length))));
    if (end !== undefined) return `${text.slice(0, index)} ${withoutAccounts(text.slice(index + end))}`;
  }
  return text;
}

/** All that a line says, its name first. */
export function wordingOf({ name = '', text }: Pick<BankLine, 'name' | 'text'>): string {
  return `${name} ${text}`;
}

/**
 * Names the lines of one file, in its order, by what they say: a line has the same id in any format and in a longer
 * statement, and equal lines are counted. `digest` is a SHA-256, hexadecimal.
 */
export function createLineNaming(digest: (text: string) => string): (line: BankLine) => string {
  const times = new Map<string, number>();
  return (line) => {
    const said = foldText(wordingOf(line))
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, '');
    const what = `${line.date}|${line.amount}|${line.currency}|${said}`;
    const time = (times.get(what) ?? 0) + 1;
    times.set(what, time);
    return digest(`${what}|${time}`).slice(0, 32);
  };
}

/** The ISO 11649 references in a text, whatever stands between their signs; their check digits are right. */
export function findReferences(text: string): string[] {
  const found =
    text
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, '')
      .match(/RF\d{10}/g) ?? [];
  return [...new Set(found)].filter((reference) => referenceOf(reference.slice(4)) === reference);
}

/** The words of a text, folded; umlauts are spelt in both ways: `hubner` and `huebner`. */
export function listWords(text: string): string[] {
  const plain = text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss');
  const spelt = plain.replaceAll(/[äöü]/g, (letter) => `${letter}e`);
  return [...new Set([plain, spelt].flatMap((form) => foldText(form).match(/[\p{L}\p{N}]+/gu) ?? []))];
}

/** Whether each word of three letters or more of a name is among those of a text; a name without any is not. */
export function isNamedIn(name: string, words: ReadonlySet<string>): boolean {
  const parts = (name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(listWords);
  const long = parts.filter(([word = '']) => word.length >= SHORTEST_WORD);
  return long.length > 0 && long.every((spellings) => spellings.some((word) => words.has(word)));
}

const SHORTEST_WORD = 3;

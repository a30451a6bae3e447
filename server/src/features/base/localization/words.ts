import { fieldOfAmenity, rulesOf, type TranslatableKind } from '@approdo/shared/contract/operations/translatable';
import { isOtherLanguage } from '@approdo/shared/domain/base/language/language';
import type { Reader } from '../../../db/transaction.ts';
import { DEFAULT_LOCALE, type LocaleContext } from '../../../http/locale-context.ts';
import { listCheckedTexts } from './localization.repository.ts';

/** Translations of things in a call's language; only checked ones. */
export type Words = LocaleContext & {
  readonly find: (kind: TranslatableKind, id: string, field: string) => string | undefined;
};

/** Things by kind, or all of a kind. */
type WantedThings = { readonly [Kind in TranslatableKind]?: readonly string[] | 'all' };

type Options = {
  /** Fields to leave out: not in the answer, and possibly large. */
  readonly without?: readonly string[];
};

/** Keys that an answer has only where the call names a language. */
export type InLanguage = { readonly inItalian?: string[] };

/** For a call that names no language. */
export const ITALIAN_WORDS: Words = { ...DEFAULT_LOCALE, find: () => undefined };

/** Reads the translations that an answer needs, with one query per kind; none for Italian. */
export async function readWords(
  reader: Reader,
  { language, requested }: LocaleContext,
  wanted: WantedThings,
  { without = [] }: Options = {},
): Promise<Words> {
  const texts = new Map<string, string>();
  if (isOtherLanguage(language)) {
    for (const kind of Object.keys(wanted).filter((word) => isWanted(word, wanted))) {
      const ids = wanted[kind] ?? [];
      for (const row of await listCheckedTexts(reader, { kind, language, ids, without })) {
        texts.set(keyOf(kind, row.thing_id, row.field), row.text);
      }
    }
  }
  return { language, requested, find: (kind, id, field) => texts.get(keyOf(kind, id, field)) };
}

/**
 * A thing in the call's language: each translatable field is translated, or left in Italian and listed in `inItalian`.
 * Optional fields of a thing that appears only once translated are left empty instead. For a call that names no
 * language the thing is returned as it is.
 */
export function inLanguage<Thing extends object>(
  words: Words,
  { kind, id }: { readonly kind: TranslatableKind; readonly id: string },
  thing: Thing,
): Thing & InLanguage {
  if (words.requested === undefined) return thing;
  const translated: Loose = Object.fromEntries(Object.entries(thing));
  const inItalian: string[] = [];
  const translateField = (field: string, italian: string, isOptional: boolean): string => {
    const text = words.find(kind, id, field);
    if (text !== undefined || italian === '' || !isOtherLanguage(words.language)) return text ?? italian;
    if (isOptional) return '';
    inItalian.push(field);
    return italian;
  };
  const { fields, untilChecked, slug } = rulesOf(kind);
  for (const [field, { isRequired }] of Object.entries(fields)) {
    const isOptional = untilChecked === 'absent' && slug !== undefined && !isRequired;
    translateAt(translated, field.split('.'), (italian, place) => translateField(place, italian, isOptional));
  }
  return { ...thing, ...translated, inItalian };
}

/** Whether a thing is fully translated; things that must not fall back to Italian are otherwise left out. */
export function isTranslated({ inItalian = [] }: InLanguage): boolean {
  return inItalian.length === 0;
}

type Loose = Record<string, unknown>;

type Translate = (italian: string, field: string) => string;

/** Translates the text at a path, or each text of a list there. */
function translateAt(thing: Loose, [name = '', ...rest]: readonly string[], translate: Translate, above = ''): void {
  const value = thing[name];
  const field = above + name;
  if (typeof value === 'string' && rest.length === 0) thing[name] = translate(value, field);
  if (isListOfTexts(value)) thing[name] = value.map((word) => translate(word, fieldOfAmenity(word)));
  if (rest.length === 0 || typeof value !== 'object' || value === null) return;
  const inner: Loose = { ...value };
  translateAt(inner, rest, translate, `${field}.`);
  thing[name] = inner;
}

function isListOfTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isWanted(word: string, wanted: WantedThings): word is TranslatableKind {
  return word in wanted;
}

function keyOf(kind: TranslatableKind, id: string, field: string): string {
  return `${kind} ${id} ${field}`;
}

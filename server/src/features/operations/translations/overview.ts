import {
  findTranslatableField,
  isDocumentKind,
  isNeeded,
  rulesOf,
  TRANSLATABLE_KINDS,
  type TranslatableKind,
} from '@approdo/shared/contract/operations/translatable';
import type { TranslationsOverview } from '@approdo/shared/contract/operations/translations';
import type { OtherLanguage } from '@approdo/shared/domain/base/language/language';
import {
  isPublicTranslation,
  stateOfTranslation,
  type TranslationState,
} from '@approdo/shared/domain/operations/translation';
import type { Reader } from '../../../db/transaction.ts';
import { type ItalianThing, listDocuments, listStoredStates } from '../../base/localization/index.ts';
import { ITALIAN_THINGS } from './italian-things.ts';

/** A missing text that keeps a language from being offered. */
export type NeededGap = {
  readonly language: OtherLanguage;
  readonly kind: TranslatableKind;
  readonly id: string;
  readonly title: string;
  readonly field: string;
};

type ThingStates = {
  readonly thing: ItalianThing;
  readonly isPublished: boolean;
  readonly texts: readonly { readonly field: string; readonly state: TranslationState; readonly isNeeded: boolean }[];
};

/** A language's progress; kinds for admins only are included if `forAdmin`. */
export async function viewOverview(
  reader: Reader,
  { language, forAdmin }: { readonly language: OtherLanguage; readonly forAdmin: boolean },
): Promise<TranslationsOverview> {
  const kinds = TRANSLATABLE_KINDS.filter((kind) => forAdmin || rulesOf(kind).access === 'editor');
  const found = await listStates(reader, { language, kinds });
  const texts = found.flatMap((one) => one.texts);
  return {
    needed: progressOf(texts.filter((text) => text.isNeeded)),
    all: progressOf(texts),
    things: found
      .filter((one) => one.texts.length > 0)
      .map((one) => ({
        kind: one.thing.kind,
        id: one.thing.id,
        title: one.thing.title,
        missing: countOf(one, 'MISSING'),
        suggested: countOf(one, 'SUGGESTED'),
        outdated: countOf(one, 'OUTDATED'),
        isPublished: one.isPublished,
      })),
  };
}

/** The texts to be checked before the language can be offered. */
export async function listNeededGaps(reader: Reader, language: OtherLanguage): Promise<NeededGap[]> {
  const found = await listStates(reader, { language, kinds: TRANSLATABLE_KINDS });
  return found.flatMap(({ thing: { kind, id, title }, texts }) =>
    texts
      .filter((text) => text.isNeeded && !isPublicTranslation(text.state))
      .map(({ field }) => ({ language, kind, id, title, field })),
  );
}

type StatesQuery = { readonly language: OtherLanguage; readonly kinds: readonly TranslatableKind[] };

async function listStates(reader: Reader, { language, kinds }: StatesQuery): Promise<ThingStates[]> {
  const storedTexts = new Map((await listStoredStates(reader, language)).map((row) => [keyOf(row, row.field), row]));
  const documents = await listDocuments(reader, language);
  const published = new Set(documents.filter((row) => row.published_at !== null).map((row) => keyOf(row)));
  const found: ThingStates[] = [];
  for (const kind of kinds) {
    for (const thing of await ITALIAN_THINGS[kind].list(reader)) {
      const key = { kind, thing_id: thing.id };
      const isPublished = isDocumentKind(kind) ? published.has(keyOf(key)) : thing.isPublic;
      const texts = thing.texts
        .filter(({ italian }) => italian !== '')
        .map(({ field, italian, isVisible }) => {
          const rules = findTranslatableField(kind, field);
          return {
            field,
            state: stateOfTranslation(storedTexts.get(keyOf(key, field)), italian),
            isNeeded: rules !== undefined && isNeeded(rules, { isVisible, isFixed: thing.fixedSlug !== undefined }),
          };
        });
      found.push({ thing, isPublished, texts });
    }
  }
  return found;
}

function keyOf({ kind, thing_id }: { readonly kind: string; readonly thing_id: string }, field = ''): string {
  return `${kind} ${thing_id} ${field}`;
}

function progressOf(texts: readonly { readonly state: TranslationState }[]): { done: number; total: number } {
  return { done: texts.filter(({ state }) => isPublicTranslation(state)).length, total: texts.length };
}

function countOf({ texts }: ThingStates, state: TranslationState): number {
  return texts.filter((text) => text.state === state).length;
}

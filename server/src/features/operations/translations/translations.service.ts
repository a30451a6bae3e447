import { isTranslatableKind, rulesOf } from '@approdo/shared/contract/operations/translatable';
import type {
  Translation,
  TranslationsOverview,
  translationEdit,
} from '@approdo/shared/contract/operations/translations';
import { hasRole } from '@approdo/shared/domain/base/access';
import { OTHER_LANGUAGES, type OtherLanguage } from '@approdo/shared/domain/base/language/language';
import { listEmbeds } from '@approdo/shared/rich-text/stored-content';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, transact } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import type { Precondition } from '../../../http/calls/precondition.ts';
import { conflict, forbidden, notFound, requireFound } from '../../../http/problems.ts';
import type { ItalianThing } from '../../base/localization/index.ts';
import type { Translator } from '../../content/translator/translator.service.ts';
import { findGuestLetter, type Letter } from '../../messages/letters/index.ts';
import { type CheckedText, type CheckedTexts, checkTexts, readText } from './check-texts.ts';
import { editTranslation } from './edit-translation.ts';
import { ITALIAN_THINGS } from './italian-things.ts';
import { viewOverview } from './overview.ts';
import { createRememberedTranslation, type RememberedTranslation, type Translated } from './remembered-translation.ts';
import { viewTranslation } from './view-translation.ts';

const NEVER_PUBLIC = say('neverTranslated');

const NOT_PUBLIC = say('italianNotPublic');

type TranslationsNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly translator: Translator;
};

/** One thing in one language, as an address names it. */
type Named = { readonly language: string; readonly kind: string; readonly id: string };

const NO_LANGUAGE = say('translationLanguageUnknown');
const NO_THING = say('translatableUnknown');

export type Translations = ReturnType<typeof createTranslations>;

/** The translations of the site's texts, by thing. */
export function createTranslations({ database, clock, translator }: TranslationsNeeds) {
  const translation = createRememberedTranslation({ database, clock, translator });

  /** Throws 404 for an unknown thing, 403 if it is not for the caller. */
  async function getThing(reader: Reader, { kind, id }: Named, caller: Caller): Promise<ItalianThing> {
    if (!isTranslatableKind(kind)) throw notFound(NO_THING);
    if (rulesOf(kind).access === 'admin' && !hasRole(caller.role, 'ADMIN')) throw forbidden();
    return requireFound(await ITALIAN_THINGS[kind].find(reader, id), NO_THING);
  }

  return {
    async list(language: string, caller: Caller): Promise<TranslationsOverview> {
      const forAdmin = hasRole(caller.role, 'ADMIN');
      return await viewOverview(database, { language: getLanguage(language), forAdmin });
    },

    async get(named: Named, caller: Caller): Promise<Translation> {
      const language = getLanguage(named.language);
      return await viewTranslation(database, await getThing(database, named, caller), language);
    },

    /** Changes only what the edit names. */
    async update(
      named: Named,
      edit: z.output<typeof translationEdit>,
      { caller, precondition }: { readonly caller: Caller; readonly precondition: Precondition },
    ): Promise<Translation> {
      const language = getLanguage(named.language);
      const { kind, id } = await getThing(database, named, caller);
      const texts = await checkTexts(kind, edit, findGuestLetter(id));
      return await transact(database, async (trx) => {
        const thing = await getThing(trx, named, caller);
        precondition(await viewTranslation(trx, thing, language));
        return await editTranslation(trx, { thing, language, texts, edit, clock });
      });
    },

    /** Adds suggestions for missing texts only; none of them is public until checked. */
    async suggest(named: Named, caller: Caller): Promise<Translation> {
      const language = getLanguage(named.language);
      const thing = await getThing(database, named, caller);
      const before = await viewTranslation(database, thing, language);
      const texts = await suggestTexts(translation, { thing, language, before, letter: findGuestLetter(thing.id) });
      return await transact(database, async (trx) => {
        const now = await getThing(trx, named, caller);
        const { fields } = await viewTranslation(trx, now, language);
        // Meanwhile somebody may have written one, or changed the Italian.
        const isStillMissing = (field: string) =>
          fields.some(
            (other) =>
              other.field === field &&
              other.state === 'MISSING' &&
              before.fields.some(({ field: name, italian }) => name === field && italian === other.italian),
          );
        const wanted = new Map([...texts].filter(([field]) => isStillMissing(field)));
        return await editTranslation(trx, { thing: now, language, texts: wanted, edit: {}, clock });
      });
    },
  };
}

function getLanguage(word: string): OtherLanguage {
  return requireFound(
    OTHER_LANGUAGES.find((language) => language === word),
    NO_LANGUAGE,
  );
}

type Wanted = {
  readonly thing: ItalianThing;
  readonly language: OtherLanguage;
  readonly before: Translation;
  readonly letter: Letter | undefined;
};

/**
 * The service's translations of the missing texts, without those that are too long or lost an embed or a placeholder.
 * Throws 409 if the Italian is not public, as such texts are never sent to a service.
 */
async function suggestTexts(
  translation: RememberedTranslation,
  { thing, language, before, letter }: Wanted,
): Promise<CheckedTexts> {
  if (thing.kind === 'guide') throw conflict(NEVER_PUBLIC);
  if (!thing.isPublic) throw conflict(NOT_PUBLIC);
  const missing = before.fields.filter(({ state }) => state === 'MISSING');
  const translated = await translation.translate(
    missing.map(({ italian: text, format }) => ({ text, format })),
    language,
  );
  const sound: Translated[] = [];
  const texts = new Map<string, CheckedText>();
  for (const [index, { field, italian }] of missing.entries()) {
    const made = translated[index];
    if (made?.text === undefined) continue;
    const read = await readText(thing.kind, { field, text: made.text, letter });
    if ('fault' in read || read.text === '' || !keepsEmbedsAndPlaceholders(italian, read.text)) continue;
    texts.set(field, { text: read.text, isChecked: false });
    sound.push(made);
  }
  await translation.remember(sound);
  return texts;
}

/** Whether each embed and each placeholder is still there. */
function keepsEmbedsAndPlaceholders(italian: string, text: string): boolean {
  const embedsOf = (html: string) => listEmbeds(html).map((embed) => JSON.stringify(embed));
  const placeholdersOf = (words: string) => words.match(/\{[^{}\n]*\}/g) ?? [];
  return isSame(embedsOf(italian), embedsOf(text)) && isSame(placeholdersOf(italian), placeholdersOf(text));
}

/** Regardless of order: languages place words differently. */
function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.toSorted().join('\n') === others.toSorted().join('\n');
}

import type { Translation } from '@approdo/shared/contract/content/translations';
import type { OtherLanguage } from '@approdo/shared/domain/language/language';
import { listEmbeds } from '@approdo/shared/rich-text/stored-content';
import { conflict } from '../../http/problems.ts';
import type { Letter } from '../letters/index.ts';
import type { ItalianThing } from '../localization/index.ts';
import { type CheckedText, type CheckedTexts, readText } from './check-texts.ts';
import type { RememberedTranslation, Translated } from './remembered-translation.ts';

type Wanted = {
  readonly thing: ItalianThing;
  readonly language: OtherLanguage;
  readonly before: Translation;
  readonly letter: Letter | undefined;
};

const NEVER_PUBLIC =
  'Il servizio di traduzione riceve solo ciò che è pubblico: la guida della casa la leggono solo gli ospiti, e si traduce a mano';
const NOT_PUBLIC = 'Il servizio di traduzione riceve solo ciò che è pubblico: prima pubblica l’italiano';

/**
 * What the service makes of the texts that are missing; one that came back too long, or without an embed or a
 * placeholder, is left out. Throws 409 where the Italian is not public, which the service is never told.
 */
export async function suggestTexts(
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
    if ('fault' in read || read.text === '' || !keepsAll(italian, read.text)) continue;
    texts.set(field, { text: read.text, isChecked: false });
    sound.push(made);
  }
  await translation.remember(sound);
  return texts;
}

/** Whether each embed and each placeholder is still there. */
function keepsAll(italian: string, text: string): boolean {
  const embedsOf = (html: string) => listEmbeds(html).map((embed) => JSON.stringify(embed));
  const placeholdersOf = (words: string) => words.match(/\{[^{}\n]*\}/g) ?? [];
  return isSame(embedsOf(italian), embedsOf(text)) && isSame(placeholdersOf(italian), placeholdersOf(text));
}

/** In whatever order: languages put words elsewhere. */
function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.toSorted().join('\n') === others.toSorted().join('\n');
}

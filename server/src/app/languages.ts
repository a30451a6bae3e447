import type { Letter } from '../features/letters/letter.ts';
import { createItalianThings } from '../features/translations/italian-things.ts';
import { languagesRoutes } from '../features/translations/languages.routes.ts';
import { createLanguages } from '../features/translations/languages.service.ts';
import { translationsRoutes } from '../features/translations/translations.routes.ts';
import { createTranslations } from '../features/translations/translations.service.ts';
import { translatorRoutes } from '../features/translator/translator.routes.ts';
import type { Translator } from '../features/translator/translator.service.ts';
import type { Basics } from './basics.ts';

type LanguagesNeeds = Pick<Basics, 'database' | 'clock'> & {
  /** All that the site writes to people. */
  readonly letters: readonly Letter[];
  readonly translator: Translator;
};

/** What the site can be read in: which languages, their words, and who suggests them. */
export function createSiteLanguages({ letters, ...needs }: LanguagesNeeds) {
  const things = createItalianThings(letters);
  const languages = createLanguages({ ...needs, things });
  return {
    listOffered: languages.listOffered,
    listWarnings: languages.listWarnings,
    handlers: {
      languages: languagesRoutes(languages),
      translations: translationsRoutes(createTranslations({ ...needs, things })),
      translator: translatorRoutes(needs.translator),
    },
  };
}

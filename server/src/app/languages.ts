import { createTranslatorAudit } from '../features/content/translator/audit-translator.ts';
import { translatorRoutes } from '../features/content/translator/translator.routes.ts';
import type { Translator } from '../features/content/translator/translator.service.ts';
import { languagesRoutes } from '../features/operations/translations/languages.routes.ts';
import { createLanguages } from '../features/operations/translations/languages.service.ts';
import { translationsRoutes } from '../features/operations/translations/translations.routes.ts';
import { createTranslations } from '../features/operations/translations/translations.service.ts';
import type { Basics } from './basics.ts';

type LanguagesNeeds = Pick<Basics, 'database' | 'clock'> & {
  readonly translator: Translator;
};

/** The site's languages, their translations, and the translation service that suggests them. */
export function createSiteLanguages(needs: LanguagesNeeds) {
  const languages = createLanguages(needs);
  return {
    listOffered: languages.listOffered,
    listWarnings: languages.listWarnings,
    handlers: {
      languages: languagesRoutes(languages),
      translations: translationsRoutes(createTranslations(needs)),
      translator: translatorRoutes({ ...needs, noteChange: createTranslatorAudit(needs) }),
    },
  };
}

import { ApiError } from '@approdo/shared/client';
import { translator } from '@approdo/shared/contract/content/translator';
import type { TranslatableKind } from '@approdo/shared/contract/operations/translatable';
import { translations } from '@approdo/shared/contract/operations/translations';
import { OTHER_LANGUAGES, type OtherLanguage } from '@approdo/shared/domain/base/language/language';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';
import { TRANSLATIONS_KEY } from '../../session/query-client.ts';
import { TRANSLATION } from './texts.ts';

const ROWS = { translations, translator };

/** Who suggests, and how much of that is left. */
export const TRANSLATOR_KEY: readonly string[] = ['translator'];

/** Something that is translated. */
export type Thing = { readonly kind: TranslatableKind; readonly id: string };

export type ThingInLanguage = Thing & { readonly language: OtherLanguage };

/** How far the whole site is in a language. */
export function useTranslationsIn(language: OtherLanguage) {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...TRANSLATIONS_KEY, language],
    queryFn: ({ signal }) => client.translations.list({ params: { language }, signal }),
  });
}

/** The words of a thing in a language, beside the Italian. */
export function useTranslation(thing: ThingInLanguage) {
  const options = useTranslationOptions();
  return useQuery(options(thing));
}

/** The same in each language; `isTranslated` is false once it is known that the thing is in none. */
export function useTranslationStates(thing: Thing) {
  const options = useTranslationOptions();
  const queries = useQueries({ queries: OTHER_LANGUAGES.map((language) => options({ ...thing, language })) });
  return {
    isTranslated: !queries.some(({ error }) => error instanceof ApiError && error.status === 404),
    states: OTHER_LANGUAGES.map((language, index) => ({ language, fields: queries[index]?.data?.fields ?? [] })),
  };
}

function useTranslationOptions() {
  const client = useClient(ROWS);
  return ({ language, kind, id }: ThingInLanguage) =>
    queryOptions({
      queryKey: [...TRANSLATIONS_KEY, language, kind, id],
      queryFn: ({ signal }) => client.translations.get({ params: { language, kind, id }, signal }),
    });
}

/** Rejects where the server refuses. */
export function useSaveTranslation() {
  const client = useClient(ROWS);
  return useAction({ run: client.translations.update, reloads: [], success: () => TRANSLATION.saved });
}

/** Which service suggests, if any. */
export function useSuggester() {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...TRANSLATOR_KEY, 'service'],
    queryFn: ({ signal }) => client.translator.find({ signal }),
  });
}

/** Lets the service suggest what is missing of a thing; rejects where the server refuses. */
export function useSuggest() {
  const client = useClient(ROWS);
  return useAction({
    run: ({ language, kind, id }: ThingInLanguage) => client.translations.suggest({ params: { language, kind, id } }),
    reloads: [TRANSLATOR_KEY],
    success: (_, { fields }) => {
      const count = fields.filter(({ state }) => state === 'SUGGESTED').length;
      return count === 0 ? TRANSLATION.noSuggestions : TRANSLATION.suggestions(count);
    },
  });
}

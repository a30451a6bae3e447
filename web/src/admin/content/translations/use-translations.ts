import { ApiError } from '@approdo/shared/client';
import { languages } from '@approdo/shared/contract/operations/languages';
import type { TranslatableKind } from '@approdo/shared/contract/operations/translatable';
import { translations } from '@approdo/shared/contract/operations/translations';
import {
  ITALIAN,
  type Language,
  OTHER_LANGUAGES,
  type OtherLanguage,
} from '@approdo/shared/domain/base/language/language';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useAction } from '../../kit/feedback/use-action.ts';
import { TRANSLATIONS_KEY } from '../../session/refreshes.ts';
import { useCall } from '../../session/use-call.ts';
import { useRead } from '../../session/use-read.ts';
import { TRANSLATION } from './texts.ts';

/** Something that can be translated. */
export type Thing = { readonly kind: TranslatableKind; readonly id: string };

export type ThingInLanguage = Thing & { readonly language: OtherLanguage };

/** The progress of the whole site in a language. */
export function useTranslationsIn(language: OtherLanguage) {
  return useRead(translations.list, { params: { language } });
}

/** The texts of a thing in a language, beside the Italian. */
export function useTranslation(thing: ThingInLanguage) {
  const options = useTranslationOptions();
  return useQuery(options(thing));
}

/** The same for each language; `isTranslated` is false once it is known that the thing has no translatable texts. */
export function useTranslationStates(thing: Thing) {
  const options = useTranslationOptions();
  const queries = useQueries({ queries: OTHER_LANGUAGES.map((language) => options({ ...thing, language })) });
  return {
    isTranslated: !queries.some(({ error }) => error instanceof ApiError && error.status === 404),
    states: OTHER_LANGUAGES.map((language, index) => ({ language, fields: queries[index]?.data?.fields ?? [] })),
  };
}

function useTranslationOptions() {
  const call = useCall();
  return ({ language, kind, id }: ThingInLanguage) =>
    queryOptions({
      queryKey: [...TRANSLATIONS_KEY, language, kind, id],
      queryFn: ({ signal }) => call(translations.get, { params: { language, kind, id }, signal }),
    });
}

/** Asks the service for the missing texts of a thing; rejects if the server refuses. */
export function useSuggest() {
  return useAction({
    run: ({ language, kind, id }: ThingInLanguage, call) =>
      call(translations.suggest, { params: { language, kind, id } }),
    success: (_, { fields }) => {
      const count = fields.filter(({ state }) => state === 'SUGGESTED').length;
      return count === 0 ? TRANSLATION.noSuggestions : TRANSLATION.suggestions(count);
    },
  });
}

/** The languages that the site is offered in, Italian first; only Italian until they are known. */
export function useOfferedLanguages(): readonly Language[] {
  const { data } = useRead(languages.list);
  return data?.map(({ language }) => language) ?? [ITALIAN];
}

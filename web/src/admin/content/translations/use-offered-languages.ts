import { languages } from '@approdo/shared/contract/operations/languages';
import { ITALIAN, type Language } from '@approdo/shared/domain/base/language/language';
import { useRead } from '../../session/use-read.ts';

/** The languages that the site is offered in, Italian first; only Italian until they are known. */
export function useOfferedLanguages(): readonly Language[] {
  const { data } = useRead(languages.list);
  return data?.map(({ language }) => language) ?? [ITALIAN];
}

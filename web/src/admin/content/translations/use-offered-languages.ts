import { languages } from '@approdo/shared/contract/operations/languages';
import { ITALIAN, type Language } from '@approdo/shared/domain/base/language/language';
import { useRead } from '../../session/use-read.ts';

/** What the site may be read in, Italian first; Italian alone until that is known. */
export function useOfferedLanguages(): readonly Language[] {
  const { data } = useRead(languages.list);
  return data?.map(({ language }) => language) ?? [ITALIAN];
}

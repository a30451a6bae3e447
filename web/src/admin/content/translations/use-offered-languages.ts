import { languages } from '@approdo/shared/contract/operations/languages';
import { ITALIAN, type Language } from '@approdo/shared/domain/base/language/language';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../session/platform-context.ts';

const ROWS = { languages };

/** What the site may be read in, Italian first; Italian alone until that is known. */
export function useOfferedLanguages(): readonly Language[] {
  const client = useClient(ROWS);
  const { data } = useQuery({
    queryKey: ['languages', 'offered'],
    queryFn: ({ signal }) => client.languages.list({ signal }),
  });
  return data?.map(({ language }) => language) ?? [ITALIAN];
}

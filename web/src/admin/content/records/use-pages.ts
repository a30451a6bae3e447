import { pages } from '@approdo/shared/contract/content/pages';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../session/platform-context.ts';

const ROWS = { pages };
export const PAGES_KEY = ['pages'];

/** Every page, drafts too, newest first. */
export function usePages() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: PAGES_KEY, queryFn: ({ signal }) => client.pages.listAll({ signal }) });
}

import { homepage } from '@approdo/shared/contract/content/homepage';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';
import { HOMEPAGE } from './texts.ts';

const ROWS = { homepage };
const HOMEPAGE_KEY = ['homepage'];

/** The name of the site and its hero. */
export function useHomepage() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: HOMEPAGE_KEY, queryFn: ({ signal }) => client.homepage.get({ signal }) });
}

/** Changes them; rejects where the server refuses. */
export function useEditHomepage() {
  const client = useClient(ROWS);
  return useAction({ run: client.homepage.update, reloads: [HOMEPAGE_KEY], success: () => HOMEPAGE.saved });
}

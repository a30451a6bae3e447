import { guide } from '@approdo/shared/contract/stays/guide';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';
import { GUIDE } from './texts.ts';

const ROWS = { guide };
const GUIDE_KEY = ['guide'];

export function useGuide({ enabled = true } = {}) {
  const client = useClient(ROWS);
  return useQuery({ queryKey: GUIDE_KEY, queryFn: ({ signal }) => client.guide.get({ signal }), enabled });
}

/** Writes all of it; rejects where the server refuses. */
export function useReplaceGuide() {
  const client = useClient(ROWS);
  return useAction({ run: client.guide.replace, reloads: [GUIDE_KEY], success: () => GUIDE.saved });
}

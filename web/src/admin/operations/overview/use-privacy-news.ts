import { privacy } from '@approdo/shared/contract/operations/privacy';
import { useQuery } from '@tanstack/react-query';
import { sayThisFirst } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';
import { PRIVACY_NEWS } from './texts/privacy-news.ts';

const ROWS = { privacy };
const NEWS_KEY = ['privacy', 'news'];

/** What the owner is to read about the privacy notice that she wrote. */
export function usePrivacyNews() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: NEWS_KEY, queryFn: ({ signal }) => client.privacy.news({ signal }) });
}

export function useDismissPrivacyNews() {
  const client = useClient(ROWS);
  return useAction({
    run: () => client.privacy.dismissNews(),
    reloads: [NEWS_KEY],
    success: () => PRIVACY_NEWS.dismissed,
    describe: (fault) => sayThisFirst(fault, PRIVACY_NEWS.dismissFailed),
  });
}

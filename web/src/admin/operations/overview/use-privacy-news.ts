import { privacy } from '@approdo/shared/contract/operations/privacy';
import { sayThisFirst } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { PRIVACY_NEWS } from './texts/privacy-news.ts';

export function useDismissPrivacyNews() {
  return useAction({
    run: (_: undefined, call) => call(privacy.dismissNews),
    success: () => PRIVACY_NEWS.dismissed,
    describe: (fault) => sayThisFirst(fault, PRIVACY_NEWS.dismissFailed),
  });
}

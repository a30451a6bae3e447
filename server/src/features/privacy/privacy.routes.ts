import type { privacy as rows } from '@approdo/shared/contract/site/privacy';
import type { Handlers } from '../../http/calls/handler.ts';
import type { Privacy } from './privacy.service.ts';

export function privacyRoutes(privacy: Privacy): Handlers<typeof rows> {
  return {
    news: () => privacy.tellNews(),
    dismissNews: async () => {
      await privacy.dismissNews();
      return undefined;
    },
  };
}

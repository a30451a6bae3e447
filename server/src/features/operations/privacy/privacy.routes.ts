import type { privacy as rows } from '@approdo/shared/contract/operations/privacy';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Privacy } from './privacy.service.ts';
import type { PrivacySettingsService } from './privacy-settings.service.ts';

export function privacyRoutes(privacy: Privacy, settings: PrivacySettingsService): Handlers<typeof rows> {
  return {
    notices: () => settings.listNotices(),
    getSettings: () => settings.get(),
    replaceSettings: ({ body }, context) => settings.replace(body, context),
    news: () => privacy.readNews(),
    dismissNews: async () => {
      await privacy.dismissNews();
      return undefined;
    },
  };
}

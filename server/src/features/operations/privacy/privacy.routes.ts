import type { privacy as rows } from '@approdo/shared/contract/operations/privacy';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Privacy } from './privacy.service.ts';
import type { PrivacySettingsKept } from './privacy-settings.service.ts';

export function privacyRoutes(privacy: Privacy, settings: PrivacySettingsKept): Handlers<typeof rows> {
  return {
    notices: () => settings.listNotices(),
    getSettings: () => settings.get(),
    replaceSettings: ({ body }, asked) => settings.replace(body, asked),
    news: () => privacy.tellNews(),
    dismissNews: async () => {
      await privacy.dismissNews();
      return undefined;
    },
  };
}

import type { translator as rows } from '@approdo/shared/contract/content/translator';
import type { Handlers } from '../../http/calls/handler.ts';
import type { Translator } from './translator.service.ts';

export function translatorRoutes(translator: Translator): Handlers<typeof rows> {
  return {
    get: () => translator.view(),
    find: () => translator.find(),
    link: ({ body }) => translator.link(body.key),
    async unlink() {
      await translator.unlink();
      return undefined;
    },
  };
}

import type { translations as rows } from '@approdo/shared/contract/operations/translations';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Translations } from './translations.service.ts';

export function translationsRoutes(translations: Translations): Handlers<typeof rows> {
  return {
    list: ({ params }, { caller }) => translations.list(params.language, caller),
    get: ({ params }, { caller }) => translations.get(params, caller),
    update: ({ params, body }, { caller, precondition }) => translations.update(params, body, { caller, precondition }),
    suggest: ({ params }, { caller }) => translations.suggest(params, caller),
  };
}

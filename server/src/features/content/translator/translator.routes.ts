import type { translator as rows } from '@approdo/shared/contract/content/translator';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Actor } from '../../base/audit/index.ts';
import type { Translator } from './translator.service.ts';

type TranslatorNeeds = {
  readonly translator: Translator;
  /** Audits that somebody linked or unlinked a service. */
  readonly noteChange: (detail: string, by: Actor) => Promise<void>;
};

export function translatorRoutes({ translator, noteChange }: TranslatorNeeds): Handlers<typeof rows> {
  return {
    get: () => translator.view(),
    find: () => translator.find(),
    async link({ body }, { caller }) {
      const linked = await translator.link(body.key);
      await noteChange('collegato', caller);
      return linked;
    },
    async unlink(_, { caller }) {
      await translator.unlink();
      await noteChange('scollegato', caller);
      return undefined;
    },
  };
}

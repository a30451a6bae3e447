import type { mail as rows } from '@approdo/shared/contract/content/mail';
import type { Mailer } from '../../../adapters/mailer.ts';
import { type Handlers, withFaultFinder } from '../../../http/calls/handler.ts';
import type { WordingSamples } from './wording-sample.service.ts';
import type { Wordings } from './wordings.service.ts';

type WordingRows = Pick<typeof rows, 'listWordings' | 'changeWording' | 'sampleWording' | 'restoreWording'>;

type Parts = { readonly wordings: Wordings; readonly samples: WordingSamples; readonly mailer: Mailer };

export function wordingsRoutes({ wordings, samples, mailer }: Parts): Handlers<WordingRows> {
  return {
    listWordings: ({ query }) => wordings.list(query.language),
    changeWording: withFaultFinder(
      ({ params, body }) => wordings.findFaults(params.kind, body),
      ({ params, query, body }, context) => wordings.change({ ...params, ...query }, body, context),
    ),
    sampleWording: withFaultFinder(
      ({ params, body }) => wordings.findFaults(params.kind, body),
      async ({ params, query, body }, { caller }) => {
        await samples.send({ ...params, ...query }, body, { name: caller.name, address: caller.account.email });
        return {
          message: mailer.staysHere
            ? 'Prova scritta in un file: non parte, perché il sito non ha un server di posta'
            : `Prova in partenza per ${caller.account.email}`,
        };
      },
    ),
    async restoreWording({ params, query }, { caller }) {
      await wordings.restore({ ...params, ...query }, caller);
      return undefined;
    },
  };
}

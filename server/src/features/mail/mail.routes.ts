import type { mail as rows } from '@approdo/shared/contract/site/mail';
import type { Mailer } from '../../adapters/mailer.ts';
import { type Handlers, nameAlso } from '../../http/calls/handler.ts';
import type { Outbox } from './outbox.service.ts';
import type { WordingSamples } from './wording-sample.service.ts';
import type { Wordings } from './wordings.service.ts';

type Parts = {
  readonly outbox: Outbox;
  readonly wordings: Wordings;
  readonly samples: WordingSamples;
  readonly mailer: Mailer;
  readonly origin: string;
};

export function mailRoutes({ outbox, wordings, samples, mailer, origin }: Parts): Handlers<typeof rows> {
  return {
    list: () => outbox.list(),
    async delivery() {
      return {
        way: mailer.staysHere ? 'folder' : 'server',
        sender: mailer.sender ?? null,
        server: mailer.server ?? null,
        site: origin,
      };
    },
    async test(_, { caller }) {
      const id = await outbox.sendTest({ name: caller.name, address: caller.email });
      return {
        id,
        message: mailer.staysHere
          ? 'Messaggio di prova scritto in un file: non parte, perché il sito non ha un server di posta'
          : `Messaggio di prova in partenza per ${caller.email}`,
      };
    },
    send: ({ params }) => outbox.send(params.id),
    async sendHeld() {
      return { sent: await outbox.sendHeld() };
    },
    async removeHeld() {
      return { deleted: await outbox.removeHeld() };
    },
    async remove({ params }) {
      await outbox.remove(params.id);
      return undefined;
    },
    listWordings: ({ query }) => wordings.list(query.language),
    changeWording: nameAlso(
      ({ params, body }) => wordings.findFaults(params.kind, body),
      ({ params, query, body }, { precondition }) => wordings.change({ ...params, ...query }, body, precondition),
    ),
    sampleWording: nameAlso(
      ({ params, body }) => wordings.findFaults(params.kind, body),
      async ({ params, query, body }, { caller }) => {
        await samples.send({ ...params, ...query }, body, { name: caller.name, address: caller.email });
        return {
          message: mailer.staysHere
            ? 'Prova scritta in un file: non parte, perché il sito non ha un server di posta'
            : `Prova in partenza per ${caller.email}`,
        };
      },
    ),
    async restoreWording({ params, query }) {
      await wordings.restore({ ...params, ...query });
      return undefined;
    },
  };
}

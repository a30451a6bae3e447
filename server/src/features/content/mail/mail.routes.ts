import type { mail as rows } from '@approdo/shared/contract/content/mail';
import type { Mailer } from '../../../adapters/mailer.ts';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Outbox } from './outbox.service.ts';

type Parts = {
  readonly outbox: Outbox;
  readonly mailer: Mailer;
  readonly origin: string;
};

type OutboxRows = Omit<typeof rows, 'listWordings' | 'changeWording' | 'sampleWording' | 'restoreWording'>;

export function mailRoutes({ outbox, mailer, origin }: Parts): Handlers<OutboxRows> {
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
      const id = await outbox.sendTest({ name: caller.name, address: caller.account.email });
      return {
        id,
        message: mailer.staysHere
          ? 'Messaggio di prova scritto in un file: non parte, perché il sito non ha un server di posta'
          : `Messaggio di prova in partenza per ${caller.account.email}`,
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
  };
}

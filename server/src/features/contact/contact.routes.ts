import type { contact as rows } from '@approdo/shared/contract/contact';
import { say } from '@approdo/shared/words/say';
import type { Handlers } from '../../http/handler.ts';
import type { Contact } from './contact.service.ts';

export function contactRoutes(contact: Contact): Handlers<typeof rows> {
  return {
    async send({ body }, { caller, address }) {
      await contact.send(body, { caller, address });
      return { message: say('messageSent') };
    },
    list: () => contact.list(),
    mark: ({ params, body }, { precondition }) => contact.mark(params.id, body.answered, precondition),
    async remove({ params }) {
      await contact.remove(params.id);
      return undefined;
    },
  };
}

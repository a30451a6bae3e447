import type { contact as rows } from '@approdo/shared/contract/messages/messages';
import { WORDS } from '@approdo/shared/words/words';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Contact } from './messages.service.ts';

export function contactRoutes(contact: Contact): Handlers<typeof rows> {
  return {
    async send({ body }, context) {
      await contact.send(body, context);
      return { message: WORDS[context.language].messageSent };
    },
    list: (_, locale) => contact.list(locale),
    mark: ({ params, body }, context) => contact.mark(params.id, body.answered, context),
    reply: ({ params, body }, context) => contact.reply(params.id, body, context),
    async remove({ params }) {
      await contact.remove(params.id);
      return undefined;
    },
  };
}

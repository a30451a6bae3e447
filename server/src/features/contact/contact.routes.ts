import type { contact as rows } from '@approdo/shared/contract/content/contact';
import { WORDS } from '@approdo/shared/words/words';
import type { Handlers } from '../../http/calls/handler.ts';
import type { Contact } from './contact.service.ts';

export function contactRoutes(contact: Contact): Handlers<typeof rows> {
  return {
    async send({ body }, context) {
      await contact.send(body, context);
      return { message: WORDS[context.language].messageSent };
    },
    list: (_, speech) => contact.list(speech),
    mark: ({ params, body }, context) => contact.mark(params.id, body.answered, context),
    async remove({ params }) {
      await contact.remove(params.id);
      return undefined;
    },
  };
}

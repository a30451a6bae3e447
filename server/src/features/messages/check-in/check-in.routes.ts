import type { registerStays } from '@approdo/shared/contract/law/register-stays';
import type { checkIn as rows } from '@approdo/shared/contract/messages/check-in';
import { WORDS } from '@approdo/shared/words/words';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { CheckIn } from './check-in.service.ts';
import type { CheckInLinks } from './check-in-links.service.ts';

export function checkInRoutes(checkIn: CheckIn): Handlers<typeof rows> {
  return {
    open: ({ body }, { network, language }) => checkIn.open({ token: body.token, network }, language),
    async save({ body }, { network, language }) {
      await checkIn.save(body, network);
      return { message: WORDS[language].checkInSent };
    },
  };
}

type LinkRows = Pick<typeof registerStays, 'makeLink' | 'endLink'>;

export function checkInLinksRoutes(links: CheckInLinks): Handlers<LinkRows> {
  return {
    makeLink: ({ params }, { caller }) => links.makeLink(params.id, caller),
    async endLink({ params }, { caller }) {
      await links.endLink(params.id, caller);
      return undefined;
    },
  };
}

import type { guide as rows } from '@approdo/shared/contract/stays/guide';
import { type Handlers, nameAlso } from '../../../http/calls/handler.ts';
import type { HouseGuide } from './guide.service.ts';

export function guideRoutes(guide: HouseGuide): Handlers<typeof rows> {
  return {
    get: () => guide.get(),
    replace: nameAlso(
      ({ body }) => guide.findFaults(body),
      ({ body }, { precondition }) => guide.replace(body, precondition),
    ),
    ofBooking: ({ params }, context) => guide.ofBooking(params.id, context),
    async setDoorCode({ params, body }) {
      await guide.setDoorCode(params.id, body.code);
      return undefined;
    },
  };
}

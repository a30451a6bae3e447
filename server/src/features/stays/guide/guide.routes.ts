import type { guide as rows } from '@approdo/shared/contract/stays/guide';
import { type Handlers, withFaultFinder } from '../../../http/calls/handler.ts';
import type { PropertyGuide } from './guide.service.ts';

export function guideRoutes(guide: PropertyGuide): Handlers<typeof rows> {
  return {
    get: () => guide.get(),
    replace: withFaultFinder(
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

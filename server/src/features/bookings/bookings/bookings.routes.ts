import type { bookings as rows } from '@approdo/shared/contract/bookings/bookings';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { BookingViews } from './booking-views.ts';
import type { Bookings } from './bookings.service.ts';
import { viewerOfAll, viewerOfOne } from './viewer-of.ts';

export function bookingsRoutes(bookings: Bookings, views: BookingViews): Handlers<typeof rows> {
  return {
    list: ({ query }, context) => views.list({ ...context, caller: viewerOfAll(context) }, query),
    get: ({ params }, context) => views.get(params.id, { ...context, caller: viewerOfOne(context) }),
    calendar: ({ params }, context) => views.calendar(params.id, context),
    request: ({ body }, context) => bookings.request(context, body),
    enterByHand: ({ body }, context) => bookings.enterByHand(context, body),
    decide: ({ params, body }, context) => bookings.decide(params.id, body, context),
    edit: ({ params, body }, context) => bookings.edit(params.id, body, context),
    async chooseExtras({ params, body }, context) {
      await bookings.changeExtras(params.id, body, context);
      return await views.get(params.id, context);
    },
    async remove({ params }, { caller }) {
      await bookings.remove(caller, params.id);
      return undefined;
    },
    cancel: ({ params, body }, context) => bookings.cancel(params.id, body, context),
    askCancellation: ({ params, body }, context) => bookings.askCancellation(params.id, body, context),
    async dropCancellation({ params, body }, { caller }) {
      await bookings.dropCancellation(params.id, body, caller);
      return undefined;
    },
    async block({ body }, { caller }) {
      return { booking: await bookings.block(caller, body), message: 'Date bloccate con successo' };
    },
    async unblock({ body }, { caller }) {
      await bookings.unblock(caller, body.id);
      return { message: 'Date sbloccate con successo' };
    },
  };
}

import type { bookings as rows } from '@approdo/shared/contract/bookings';
import type { Handlers } from '../../http/handler.ts';
import type { Bookings } from './bookings.service.ts';

export function bookingsRoutes(bookings: Bookings): Handlers<typeof rows> {
  return {
    list: ({ query }, { caller }) => bookings.list(caller, query.from),
    request: ({ body }, { caller }) => bookings.request(caller, body),
    decide: ({ params, body }, { caller, precondition }) =>
      bookings.decide(params.id, body.status, { caller, precondition }),
    edit: ({ params, body }, { caller, precondition }) => bookings.edit(params.id, body, { caller, precondition }),
    async remove({ params }, { caller }) {
      await bookings.remove(caller, params.id);
      return undefined;
    },
    async block({ body }, { caller }) {
      return { booking: await bookings.block(caller, body), message: 'Date bloccate con successo' };
    },
    async unblock({ body }) {
      await bookings.unblock(body.id);
      return { message: 'Date sbloccate con successo' };
    },
  };
}

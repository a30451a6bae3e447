import type { bookings as rows } from '@approdo/shared/contract/bookings/bookings';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Program } from '../../../http/calls/program.ts';
import type { Viewer } from '../../stays/stays/index.ts';
import type { BookingViews } from './booking-views.ts';
import type { Bookings } from './bookings.service.ts';

type ByPerson<Person> = { readonly caller: Person; readonly program?: undefined };
type ByProgram = { readonly caller: undefined; readonly program: Program };

/** An admin viewer without an account: it owns no booking. */
const ADMINS_VIEW: Viewer = { userId: '', role: 'ADMIN' };

/** The viewer of the booking list: a program with the read scope sees what admins see, others what anyone sees. */
function viewerOfAll({ caller, program }: ByPerson<Viewer | undefined> | ByProgram): Viewer | undefined {
  if (!program) return caller;
  return program.scopes.includes('READ_BOOKINGS') ? ADMINS_VIEW : undefined;
}

/** The viewer of one booking in full; a program needs the scope to read bookings. */
function viewerOfOne(context: ByPerson<Viewer> | ByProgram): Viewer {
  return context.program ? ADMINS_VIEW : context.caller;
}

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

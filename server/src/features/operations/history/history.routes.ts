import type { bookingHistory as rows } from '@approdo/shared/contract/operations/booking-history';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { BookingHistory } from './history.service.ts';

export function historyRoutes(history: BookingHistory): Handlers<typeof rows> {
  return { list: ({ params }) => history.list(params.id) };
}

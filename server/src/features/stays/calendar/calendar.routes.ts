import type { calendar as rows } from '@approdo/shared/contract/stays/calendar';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Calendar } from './calendar.service.ts';

export function calendarRoutes(calendar: Calendar): Handlers<typeof rows> {
  return { get: ({ query }) => calendar.read(query) };
}

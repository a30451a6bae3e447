import type { payouts as rows } from '@approdo/shared/contract/money/payouts';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Payouts } from './payouts.service.ts';

export function payoutsRoutes(payouts: Payouts): Handlers<typeof rows> {
  return {
    read: ({ query, file }, { caller }) => payouts.read(file, query.try === 'true', caller),
    files: () => payouts.listFiles(),
    withdraw: ({ params, body }, { caller }) => payouts.withdraw(params.id, body.reason, caller),
    stays: ({ query }) => payouts.listStays(query.year),
    editStay: ({ params, body }, { precondition }) => payouts.editStay(params.id, body, precondition),
    list: ({ query }) => payouts.list(query.year),
  };
}

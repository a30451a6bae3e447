import type { discountCodes } from '@approdo/shared/contract/stay/discount-codes';
import type { Handlers } from '../../http/calls/handler.ts';
import type { DiscountCodes } from './codes.service.ts';

export function discountCodesRoutes(codes: DiscountCodes): Handlers<typeof discountCodes> {
  return {
    list: () => codes.list(),
    create: ({ body }) => codes.create(body),
    update: ({ params, body }, { precondition }) => codes.update(params.id, body, precondition),
    async remove({ params }, { precondition }) {
      await codes.remove(params.id, precondition);
      return undefined;
    },
  };
}

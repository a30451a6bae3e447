import type { discountCodes } from '@approdo/shared/contract/prices/discount-codes';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { DiscountCodes } from './codes.service.ts';

export function discountCodesRoutes(codes: DiscountCodes): Handlers<typeof discountCodes> {
  return {
    list: () => codes.list(),
    create: ({ body }, { caller }) => codes.create(caller, body),
    update: ({ params, body }, context) => codes.update(params.id, body, context),
    async remove({ params }, context) {
      await codes.remove(params.id, context);
      return undefined;
    },
  };
}

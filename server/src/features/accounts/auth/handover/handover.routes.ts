import type { handover as rows } from '@approdo/shared/contract/accounts/handover';
import type { Handlers } from '../../../../http/calls/handler.ts';
import type { Handovers } from '../../keys/index.ts';
import type { RedeemHandover } from './handover.service.ts';

type Services = { readonly handovers: Handovers; readonly redeemHandover: RedeemHandover };

export function handoverRoutes({ handovers, redeemHandover }: Services): Handlers<typeof rows> {
  return {
    make: ({ body }, context) => handovers.make(body, context),
    redeem: ({ body }, context) => redeemHandover(body, context),
  };
}

import type { handover as rows } from '@approdo/shared/contract/accounts/handover';
import type { Handlers } from '../../../../http/calls/handler.ts';
import type { SignInTransfers } from '../../keys/index.ts';
import type { RedeemTransfer } from './sign-in-transfer.service.ts';

type Services = { readonly signInTransfers: SignInTransfers; readonly redeemTransfer: RedeemTransfer };

export function signInTransferRoutes({ signInTransfers, redeemTransfer }: Services): Handlers<typeof rows> {
  return {
    make: ({ body }, context) => signInTransfers.make(body, context),
    redeem: ({ body }, context) => redeemTransfer(body, context),
  };
}

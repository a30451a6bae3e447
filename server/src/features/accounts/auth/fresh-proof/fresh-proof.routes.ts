import type { freshProof as rows } from '@approdo/shared/contract/accounts/fresh-proof';
import type { Handlers } from '../../../../http/calls/handler.ts';
import type { FreshProofs } from './fresh-proof.service.ts';

export function freshProofRoutes(proofs: FreshProofs): Handlers<typeof rows> {
  return {
    options: (_, { caller }) => proofs.askPasskey(caller),
    give: ({ body }, context) => proofs.give(context, body),
  };
}

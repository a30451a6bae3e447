import { ApiError } from '@approdo/shared/client';
import { codeOfKey } from '@approdo/shared/contract/refusals';
import { PROOF_METHODS } from '@approdo/shared/domain/account/fresh-proof';
import { z } from 'zod';

const ASKED = codeOfKey('freshProofAsked');

const askedProof = z.object({ proofs: z.array(z.enum(PROOF_METHODS)) });
export type AskedProof = z.output<typeof askedProof>;

/** By what she may show who she is, where a call was refused for want of that. */
export function readAskedProof(cause: unknown): AskedProof | undefined {
  return cause instanceof ApiError && cause.code === ASKED ? askedProof.safeParse(cause.body).data : undefined;
}

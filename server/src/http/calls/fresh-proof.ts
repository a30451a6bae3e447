import { codeOfKey } from '@approdo/shared/contract/base/refusals';
import { say } from '@approdo/shared/words/say';
import { HttpProblem, unauthenticated } from '../problems.ts';
import type { Caller, ProofsOfAccount } from './handler.ts';

/** Refuses until the caller has proved who they are again. The proofs to offer are added when it is answered. */
class FreshProofRequired extends HttpProblem {
  readonly userId: string;

  constructor(userId: string) {
    super(403, say('freshProofAsked'));
    this.userId = userId;
  }
}

/** Throws 403 unless the caller gave a proof in this session at most ten minutes ago. */
export function requireFreshProof(caller: Caller | undefined): void {
  if (!caller) throw unauthenticated();
  if (!caller.isFresh) throw new FreshProofRequired(caller.userId);
}

/** Whether the account has a second proof and one proof is fresh in this session, as the guest register requires. */
export function hasTwoProofs({ twoProofs, isFresh }: Pick<Caller, 'twoProofs' | 'isFresh'>): boolean {
  return twoProofs && isFresh;
}

/** Throws 403 unless the caller's account has a second proof and one of its proofs is fresh in this session. */
export function requireTwoProofs(caller: Caller | undefined): void {
  if (!caller) throw unauthenticated();
  if (!caller.twoProofs) {
    throw new HttpProblem(403, say('registerAsksTwoProofs'), { code: codeOfKey('secondProofMissing') });
  }
  requireFreshProof(caller);
}

/** The thrown error; one that requires a fresh proof gets the proofs that the account can give. */
export async function withAvailableProofs(thrown: unknown, proofsOf: ProofsOfAccount): Promise<unknown> {
  if (!(thrown instanceof FreshProofRequired)) return thrown;
  return new HttpProblem(403, say('freshProofAsked'), { extras: { proofs: await proofsOf(thrown.userId) } });
}

import { say } from '@approdo/shared/words/say';
import { HttpProblem, unauthenticated } from '../problems.ts';
import type { Caller } from './handler.ts';

/** Throws 403 unless the caller has shown in this session, at most ten minutes ago, who she is. */
export function requireFreshProof(caller: Caller | undefined): void {
  if (!caller) throw unauthenticated();
  const { isFresh, proofs } = caller;
  if (!isFresh) throw new HttpProblem(403, say('freshProofAsked'), { extras: { proofs } });
}

import type { AskFreshProof } from '@approdo/shared/client/fresh-proof';
import type { ProofMethod } from '@approdo/shared/domain/accounts/fresh-proof';

/** Where calls that were refused for want of a fresh proof wait for one: those of the same moment wait for the same. */
export type FreshProofDesk = {
  readonly ask: AskFreshProof;
  /** To be begun as a call is sent: a proof that is given from then on counts for it, though its refusal comes later. */
  readonly begin: () => AskFreshProof;
  /** Whether somebody waits. */
  readonly isAsked: () => boolean;
  /** By what she may show who she is, where whoever waits was told: the same until the next one asks. */
  readonly readProofs: () => readonly ProofMethod[] | undefined;
  /** Calls the listener when that changes; what it returns ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** To all who wait: whether she has shown who she is. */
  readonly answer: (isGiven: boolean) => void;
};

export function createFreshProofDesk(): FreshProofDesk {
  let asked: PromiseWithResolvers<boolean> | undefined;
  let proofs: readonly ProofMethod[] | undefined;
  let given = 0;
  const listeners = new Set<() => void>();

  function tell(): void {
    for (const listener of listeners) listener();
  }

  async function ask(told?: readonly ProofMethod[]): Promise<boolean> {
    const waiting = asked ?? Promise.withResolvers<boolean>();
    if (!asked) {
      asked = waiting;
      proofs = told;
      tell();
    }
    return await waiting.promise;
  }

  return {
    ask,
    begin: () => {
      const before = given;
      return async (told) => given > before || (await ask(told));
    },
    isAsked: () => asked !== undefined,
    readProofs: () => proofs,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer: (isGiven) => {
      const waiting = asked;
      if (!waiting) return;
      if (isGiven) given += 1;
      asked = undefined;
      tell();
      waiting.resolve(isGiven);
    },
  };
}

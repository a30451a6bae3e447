import type { AskFreshProof } from '@approdo/shared/client/fresh-proof';
import type { ProofMethod } from '@approdo/shared/domain/accounts/fresh-proof';

/** The prompt for a fresh proof, shared by all calls that were refused for want of one at the same moment. */
export type FreshProofPrompt = {
  readonly ask: AskFreshProof;
  /** To be called as a call is sent: a proof given after that counts for it, even if its refusal comes later. */
  readonly begin: () => AskFreshProof;
  /** Whether a call is waiting. */
  readonly isOpen: () => boolean;
  /** The proofs that the waiting call accepts, if known: the same until the next prompt. */
  readonly readProofs: () => readonly ProofMethod[] | undefined;
  /** Calls the listener when that changes; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves all waiting calls: whether the proof was given. */
  readonly answer: (isGiven: boolean) => void;
};

export function createFreshProofPrompt(): FreshProofPrompt {
  let pending: PromiseWithResolvers<boolean> | undefined;
  let proofs: readonly ProofMethod[] | undefined;
  let given = 0;
  const listeners = new Set<() => void>();

  function notifyListeners(): void {
    for (const listener of listeners) listener();
  }

  async function ask(accepted?: readonly ProofMethod[]): Promise<boolean> {
    const waiting = pending ?? Promise.withResolvers<boolean>();
    if (!pending) {
      pending = waiting;
      proofs = accepted;
      notifyListeners();
    }
    return await waiting.promise;
  }

  return {
    ask,
    begin: () => {
      const before = given;
      return async (accepted) => given > before || (await ask(accepted));
    },
    isOpen: () => pending !== undefined,
    readProofs: () => proofs,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer: (isGiven) => {
      const waiting = pending;
      if (!waiting) return;
      if (isGiven) given += 1;
      pending = undefined;
      notifyListeners();
      waiting.resolve(isGiven);
    },
  };
}

/** How users prove who they are. A recovery code stands in for a code app or a passkey. */
export const PROOF_METHODS = ['PASSWORD', 'CODE', 'RECOVERY', 'PASSKEY'] as const;
export type ProofMethod = (typeof PROOF_METHODS)[number];

/** The last proof given in a session, and its method. */
export type Proof = { readonly at: Date; readonly by: ProofMethod };

type FreshnessContext = {
  readonly now: Date;
  /** Whether the account has a second proof: its password alone proves nothing then. */
  readonly twoProofs: boolean;
};

/** KEYS.md, section 1. */
const FRESH_MS = 10 * 60_000;

/** Whether a proof still counts. One in the future does not: the clock was set back since. */
export function isFresh(proof: Proof | undefined, { now, twoProofs }: FreshnessContext): boolean {
  if (!proof || (twoProofs && proof.by === 'PASSWORD')) return false;
  return proof.at <= now && now <= freshUntil(proof.at);
}

/** The last instant at which a proof given then counts. */
export function freshUntil(provedAt: Date): Date {
  return new Date(provedAt.getTime() + FRESH_MS);
}

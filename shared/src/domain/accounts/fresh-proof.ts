/** How somebody shows who she is. A recovery code stands in for an app that gives codes, or a passkey. */
export const PROOF_METHODS = ['PASSWORD', 'CODE', 'RECOVERY', 'PASSKEY'] as const;
export type ProofMethod = (typeof PROOF_METHODS)[number];

/** When somebody last showed who she is in a session, and how. */
export type Proof = { readonly at: Date; readonly by: ProofMethod };

type Asked = {
  readonly now: Date;
  /** Whether the account has a second proof: its password alone proves nothing then. */
  readonly twoProofs: boolean;
};

/** KEYS.md, section 1. */
const FRESH_MS = 10 * 60_000;

/** Whether what was proved still counts. A proof of a moment to come is none: the clock was set back since. */
export function isFresh(proof: Proof | undefined, { now, twoProofs }: Asked): boolean {
  if (!proof || (twoProofs && proof.by === 'PASSWORD')) return false;
  return proof.at <= now && now <= freshUntil(proof.at);
}

/** The last moment at which a proof of that moment counts. */
export function freshUntil(provedAt: Date): Date {
  return new Date(provedAt.getTime() + FRESH_MS);
}

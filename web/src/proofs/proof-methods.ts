import type { OwnKeys } from '@approdo/shared/contract/accounts/own-keys';
import type { ProofMethod } from '@approdo/shared/domain/accounts/fresh-proof';

/** The order in which proofs are offered after a password, and for a fresh proof. */
const AFTER_PASSWORD = ['CODE', 'PASSKEY', 'RECOVERY'] as const satisfies readonly ProofMethod[];
const AGAIN = ['PASSKEY', 'CODE', 'PASSWORD', 'RECOVERY'] as const satisfies readonly ProofMethod[];

type ProofSupport = {
  /** Whether a passkey prompt is possible from here. */
  readonly takesPasskeys: boolean;
};

/** The proofs that complete a sign-in, best first. */
export function orderSecondProofs(proofs: readonly ProofMethod[], support: ProofSupport): readonly ProofMethod[] {
  return AFTER_PASSWORD.filter((method) => isOffered(method, proofs, support));
}

/** The fresh proofs, best first. */
export function orderFreshProofs(proofs: readonly ProofMethod[], support: ProofSupport): readonly ProofMethod[] {
  return AGAIN.filter((method) => isOffered(method, proofs, support));
}

/** The alternatives to the current proof: below a passkey one that is typed, below that all others. */
export function alternativeProofs(current: ProofMethod, methods: readonly ProofMethod[]): readonly ProofMethod[] {
  const typed = methods.filter((method) => method !== current && method !== 'PASSKEY');
  if (current === 'PASSKEY') return typed.slice(0, 1);
  return methods.includes('PASSKEY') ? [...typed, 'PASSKEY'] : typed;
}

/** The fresh proofs of an account, if the call did not say which it accepts. */
export function listFreshProofs({ twoProofs, app, recovery, passkeys }: OwnKeys): readonly ProofMethod[] {
  const has: Readonly<Record<ProofMethod, boolean>> = {
    PASSWORD: !twoProofs,
    CODE: twoProofs && app?.isReadable === true,
    RECOVERY: twoProofs && recovery !== null && recovery.left > 0,
    PASSKEY: passkeys.some(({ isUsableHere }) => isUsableHere),
  };
  return AGAIN.filter((method) => has[method]);
}

function isOffered(method: ProofMethod, proofs: readonly ProofMethod[], { takesPasskeys }: ProofSupport): boolean {
  return proofs.includes(method) && (method !== 'PASSKEY' || takesPasskeys);
}

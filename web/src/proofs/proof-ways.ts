import type { OwnKeys } from '@approdo/shared/contract/accounts/own-keys';
import type { ProofMethod } from '@approdo/shared/domain/accounts/fresh-proof';

/** The order in which they are offered after a password, and where somebody is asked again who she is. */
const AFTER_PASSWORD = ['CODE', 'PASSKEY', 'RECOVERY'] as const satisfies readonly ProofMethod[];
const AGAIN = ['PASSKEY', 'CODE', 'PASSWORD', 'RECOVERY'] as const satisfies readonly ProofMethod[];

type Here = {
  /** Whether a passkey can be asked for from here. */
  readonly takesPasskeys: boolean;
};

/** By what she may finish signing in, the one to begin with first. */
export function orderSecondProofs(proofs: readonly ProofMethod[], here: Here): readonly ProofMethod[] {
  return AFTER_PASSWORD.filter((way) => isOffered(way, proofs, here));
}

/** By what she may show again who she is, the one to begin with first. */
export function orderFreshProofs(proofs: readonly ProofMethod[], here: Here): readonly ProofMethod[] {
  return AGAIN.filter((way) => isOffered(way, proofs, here));
}

/** What stands below the one that is shown, to be taken in its place: below a passkey one thing to type, below that all others. */
export function waysBeside(shown: ProofMethod, ways: readonly ProofMethod[]): readonly ProofMethod[] {
  const typed = ways.filter((way) => way !== shown && way !== 'PASSKEY');
  if (shown === 'PASSKEY') return typed.slice(0, 1);
  return ways.includes('PASSKEY') ? [...typed, 'PASSKEY'] : typed;
}

/** By what an account may be proved again, for whoever was not told. */
export function listFreshProofs({ twoProofs, app, recovery, passkeys }: OwnKeys): readonly ProofMethod[] {
  const has: Readonly<Record<ProofMethod, boolean>> = {
    PASSWORD: !twoProofs,
    CODE: twoProofs && app?.isReadable === true,
    RECOVERY: twoProofs && recovery !== null && recovery.left > 0,
    PASSKEY: passkeys.some(({ isUsableHere }) => isUsableHere),
  };
  return AGAIN.filter((way) => has[way]);
}

function isOffered(way: ProofMethod, proofs: readonly ProofMethod[], { takesPasskeys }: Here): boolean {
  return proofs.includes(way) && (way !== 'PASSKEY' || takesPasskeys);
}

import { keys } from '@approdo/shared/contract/accounts/keys';
import type { ProofMethod } from '@approdo/shared/domain/accounts/fresh-proof';
import { useEffect, useState } from 'react';
import { listFreshProofs, orderFreshProofs } from '../../../proofs/proof-methods.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { type Call, useCall } from '../../session/use-call.ts';

/**
 * The proofs that the user may choose from, best first; undefined until they are known. For a call that a shell made
 * itself the accepted ones are unknown, and the account's own proofs are read instead.
 */
export function useFreshProofMethods(accepted: readonly ProofMethod[] | undefined): readonly ProofMethod[] | undefined {
  const { passkey } = usePlatform().session;
  const call = useCall();
  const [found, setFound] = useState<readonly ProofMethod[]>();
  const isKnown = accepted !== undefined && !(passkey && accepted.includes('PASSKEY'));

  useEffect(() => {
    if (isKnown) return;
    let isMounted = true;
    const lookups = [accepted ?? readOwn(call), passkey?.isOffered() ?? false] as const;
    void Promise.all(lookups).then(([proofs, takesPasskeys]) => {
      if (isMounted) setFound(orderFreshProofs(proofs, { takesPasskeys }));
    });
    return () => {
      isMounted = false;
    };
  }, [isKnown, accepted, call, passkey]);

  return isKnown ? orderFreshProofs(accepted, { takesPasskeys: false }) : found;
}

/** If they cannot be read, the password may do. */
async function readOwn(call: Call): Promise<readonly ProofMethod[]> {
  const own = await call(keys.get).catch(() => undefined);
  return own ? listFreshProofs(own) : ['PASSWORD'];
}

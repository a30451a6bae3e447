import { keys } from '@approdo/shared/contract/accounts/keys';
import type { ProofMethod } from '@approdo/shared/domain/accounts/fresh-proof';
import { useEffect, useState } from 'react';
import { listFreshProofs, orderFreshProofs } from '../../../proofs/proof-ways.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { type Call, useCall } from '../../session/use-call.ts';

/**
 * The proofs that the user may choose from, best first; undefined until they are known. For a call that a shell made
 * itself the accepted ones are unknown, and the account's own proofs are read instead.
 */
export function useFreshProofWays(told: readonly ProofMethod[] | undefined): readonly ProofMethod[] | undefined {
  const { passkey } = usePlatform().session;
  const call = useCall();
  const [found, setFound] = useState<readonly ProofMethod[]>();
  const isKnown = told !== undefined && !(passkey && told.includes('PASSKEY'));

  useEffect(() => {
    if (isKnown) return;
    let isShown = true;
    const asked = [told ?? readOwn(call), passkey?.isOffered() ?? false] as const;
    void Promise.all(asked).then(([proofs, takesPasskeys]) => {
      if (isShown) setFound(orderFreshProofs(proofs, { takesPasskeys }));
    });
    return () => {
      isShown = false;
    };
  }, [isKnown, told, call, passkey]);

  return isKnown ? orderFreshProofs(told, { takesPasskeys: false }) : found;
}

/** If they cannot be read, the password may do. */
async function readOwn(call: Call): Promise<readonly ProofMethod[]> {
  const own = await call(keys.get).catch(() => undefined);
  return own ? listFreshProofs(own) : ['PASSWORD'];
}

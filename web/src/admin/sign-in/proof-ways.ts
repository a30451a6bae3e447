import type { OwnKeys } from '@approdo/shared/contract/account/keys';
import { takesPasskeys } from '../../passkeys/passkeys.ts';
import { useKeys } from '../resources/use-keys.ts';
import { usePlatform } from '../session/platform-context.ts';

/** How she shows again who she is. */
export type ProofWay = 'PASSKEY' | 'CODE' | 'RECOVERY' | 'PASSWORD';

/** The ways that there are, in the order in which they are offered; undefined until they are known. Where they cannot be read, the password. */
export function useProofWays(): readonly ProofWay[] | undefined {
  const { data: keys, isError } = useKeys();
  const isBeside = usePlatform().session.passkey?.inBrowser !== undefined;
  if (keys) return listWays(keys, isBeside);
  return isError ? ['PASSWORD'] : undefined;
}

/** `isBeside`: a browser beside the shell asks for passkeys. */
export function listWays(keys: OwnKeys, isBeside: boolean): readonly ProofWay[] {
  const isTaken = isBeside || takesPasskeys(keys.passkeysHere);
  const passkey = isTaken && keys.passkeys.some(({ isUsableHere }) => isUsableHere) ? (['PASSKEY'] as const) : [];
  if (!keys.twoProofs) return [...passkey, 'PASSWORD'];
  const code = keys.app?.isReadable ? (['CODE'] as const) : [];
  const recovery = keys.recovery && keys.recovery.left > 0 ? (['RECOVERY'] as const) : [];
  return [...passkey, ...code, ...recovery];
}

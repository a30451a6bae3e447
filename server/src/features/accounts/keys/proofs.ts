import type { ProofMethod } from '@approdo/shared/domain/accounts/fresh-proof';
import type { PasskeySupport } from '@approdo/shared/domain/accounts/passkey-support';
import type { Reader } from '../../../db/transaction.ts';
import type { CodeSecrets } from './code-secret.ts';
import {
  countRecoveryCodesLeft,
  findCodeApp,
  listPasskeyHosts,
  listTwoProofs,
  twoProofsColumn,
} from './proofs.repository.ts';

type ProofsNeeds = {
  /** Whether the site can offer passkeys, and as which relying party. */
  readonly passkeySupport: PasskeySupport;
  readonly secrets: CodeSecrets;
};

/** Whether an account has `twoProofs`, so that its password alone does not sign in. */
export async function hasTwoProofs(reader: Reader, userId: string): Promise<boolean> {
  const [found] = await listTwoProofs(reader, { id: userId });
  return found?.two_proofs === 1;
}

/** The same as a column `two_proofs` of a query over accounts, so that no second query is needed. */
export function selectTwoProofs(users: Parameters<typeof twoProofsColumn>[0]) {
  return twoProofsColumn(users).as('two_proofs');
}

/** The methods that can prove an account. */
export type ListProofs = (reader: Reader, userId: string) => Promise<readonly ProofMethod[]>;

/**
 * The methods that an account has and that work here: with a second proof never the password; otherwise the password,
 * and a passkey if there is one. In the order of PROOF_METHODS.
 */
export function createProofs({ passkeySupport, secrets }: ProofsNeeds): ListProofs {
  return async (reader, userId) => {
    const hosts = await listPasskeyHosts(reader, userId);
    const passkey = 'rpId' in passkeySupport && hosts.includes(passkeySupport.rpId) ? (['PASSKEY'] as const) : [];
    if (!(await hasTwoProofs(reader, userId))) return ['PASSWORD', ...passkey];
    const app = await findCodeApp(reader, userId);
    const code = app && secrets.read(app) !== undefined ? (['CODE'] as const) : [];
    const recovery = (await countRecoveryCodesLeft(reader, userId)) > 0 ? (['RECOVERY'] as const) : [];
    return [...code, ...recovery, ...passkey];
  };
}

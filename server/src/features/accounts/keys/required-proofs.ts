import type { User } from '@approdo/shared/contract/accounts/auth';
import type { Role } from '@approdo/shared/domain/base/access';
import { say } from '@approdo/shared/words/say';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { conflict } from '../../../http/problems.ts';
import { type UsersTable, viewOwnAccount } from '../../base/people/index.ts';
import {
  areStaffProofsRequired,
  listMustAddProof,
  listProofsOfAll,
  mustAddProofColumn,
} from './access-settings.repository.ts';

/** Whether the site requires two proofs of a role: of staff, while that is switched on. */
export async function areTwoProofsRequired(reader: Reader, role: Role): Promise<boolean> {
  return role !== 'USER' && (await areStaffProofsRequired(reader));
}

/** Whether the site requires a second proof that the account lacks: it counts as USER until it has one. */
async function mustAddProof(reader: Reader, userId: string): Promise<boolean> {
  const [found] = await listMustAddProof(reader, { id: userId });
  return found?.must_add_proof === 1;
}

/** An account as its owner sees it, once signed in. */
export async function viewSignedIn(reader: Reader, account: UsersTable): Promise<User> {
  return viewOwnAccount(account, { mustAddProof: await mustAddProof(reader, account.id) });
}

/** The same as a column `must_add_proof` of a query over accounts, so that no second query is needed. */
export function selectMustAddProof(users: Parameters<typeof mustAddProofColumn>[0]) {
  return mustAddProofColumn(users).as('must_add_proof');
}

/**
 * Call it after a proof was removed, in the same transaction: throws 409, which undoes it, if the site requires two
 * proofs of the account and it no longer has a second. A site's transactions run one after another, in all processes,
 * so that the second of two simultaneous removals sees what the first has left.
 */
export async function refuseLastProof(
  trx: Trx,
  { userId, hadTwoProofs }: { readonly userId: string; readonly hadTwoProofs: boolean },
): Promise<void> {
  if (hadTwoProofs && (await mustAddProof(trx, userId))) throw conflict(say('lastProof'));
}

/** The accounts whose password alone does not sign in. */
export async function listIdsWithTwoProofs(reader: Reader): Promise<ReadonlySet<string>> {
  const accounts = await listProofsOfAll(reader);
  return new Set(accounts.filter((account) => account.two_proofs === 1).map(({ id }) => id));
}

/** Staff who sign in with their password alone. */
export async function listStaffWithout(
  reader: Reader,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  return (await listProofsOfAll(reader)).filter(({ role, two_proofs }) => role !== 'USER' && two_proofs === 0);
}

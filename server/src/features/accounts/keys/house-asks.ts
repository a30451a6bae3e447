import type { User } from '@approdo/shared/contract/accounts/auth';
import type { Role } from '@approdo/shared/domain/base/access';
import { say } from '@approdo/shared/words/say';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { conflict } from '../../../http/problems.ts';
import { type UsersTable, viewOwnAccount } from '../../base/people/index.ts';
import { isAskingTwoProofs, listMustAddProof, listProofsOfAll, mustAddProofColumn } from './house.repository.ts';

/** Whether the house asks two proofs of an account: of whoever manages it, while that is switched on. */
export async function areTwoProofsRequired(reader: Reader, role: Role): Promise<boolean> {
  return role !== 'USER' && (await isAskingTwoProofs(reader));
}

/** Whether the house asks a second proof of an account that has none: it counts as USER until it has one. */
async function mustAddProof(reader: Reader, userId: string): Promise<boolean> {
  const [found] = await listMustAddProof(reader, { id: userId });
  return found?.must_add_proof === 1;
}

/** An account as she sees it whose it is, once she is let in. */
export async function viewSignedIn(reader: Reader, account: UsersTable): Promise<User> {
  return viewOwnAccount(account, { mustAddProof: await mustAddProof(reader, account.id) });
}

/** The same as a column `must_add_proof` of a query over accounts, so that it comes with what is read of them anyway. */
export function selectMustAddProof(users: Parameters<typeof mustAddProofColumn>[0]) {
  return mustAddProofColumn(users).as('must_add_proof');
}

/**
 * To be called after a proof was removed, in the transaction of that: throws 409, which undoes it, where the house asks two
 * proofs of the account and it has no second one any more. Transactions of a house stand in a row, in whichever process, so that of two
 * removals at once the second finds what the first has left.
 */
export async function refuseLastProof(
  trx: Trx,
  { userId, hadTwoProofs }: { readonly userId: string; readonly hadTwoProofs: boolean },
): Promise<void> {
  if (hadTwoProofs && (await mustAddProof(trx, userId))) throw conflict(say('lastProof'));
}

/** The accounts whose password alone does not let in. */
export async function listIdsWithTwoProofs(reader: Reader): Promise<ReadonlySet<string>> {
  const accounts = await listProofsOfAll(reader);
  return new Set(accounts.filter((account) => account.two_proofs === 1).map(({ id }) => id));
}

/** Whoever manages the house by her password alone. */
export async function listStaffWithout(
  reader: Reader,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  return (await listProofsOfAll(reader)).filter(({ role, two_proofs }) => role !== 'USER' && two_proofs === 0);
}

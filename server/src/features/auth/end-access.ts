import type { Trx } from '../../db/transaction.ts';
import { forgetConfirmedEmail, type UsersTable } from '../people/index.ts';
import { deleteMailedTokensOf, deleteSessionsOf } from './auth.repository.ts';

/** Signs the account out everywhere, but for one session. */
export async function endSessions(trx: Trx, { id }: UsersTable, except?: string): Promise<void> {
  await deleteSessionsOf(trx, id, except);
}

/** No link that was mailed for the password works any longer. */
export async function endPasswordLinks(trx: Trx, { id }: UsersTable): Promise<void> {
  await deleteMailedTokensOf(trx, id, 'RESET_PASSWORD');
}

/** No link that was mailed works any longer, and the present address stands for itself. */
export async function endLinks(trx: Trx, account: UsersTable): Promise<void> {
  await deleteMailedTokensOf(trx, account.id, 'CONFIRM_EMAIL');
  await endPasswordLinks(trx, account);
  await forgetConfirmedEmail(trx, account);
}

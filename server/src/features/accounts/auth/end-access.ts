import type { Trx } from '../../../db/transaction.ts';
import { forgetConfirmedEmail, type UsersTable } from '../../base/people/index.ts';
import { endRemembering } from '../devices/index.ts';
import { endTickets } from '../keys/index.ts';
import { endDevices } from '../push/index.ts';
import { deleteMailedTokensOf } from './auth.repository.ts';

/** Ends everything the former password opened: notices to browsers, remembered devices and sign-ins in progress. */
export async function endPassword(trx: Trx, userId: string): Promise<void> {
  await endDevices(trx, userId);
  await endRemembering(trx, userId);
  await endTickets(trx, userId);
}

/** Invalidates all mailed password links. */
export async function endPasswordLinks(trx: Trx, { id }: UsersTable): Promise<void> {
  await deleteMailedTokensOf(trx, id, 'RESET_PASSWORD');
}

/** Invalidates all mailed links, and makes the present address the one to fall back to. */
export async function endLinks(trx: Trx, account: UsersTable): Promise<void> {
  await deleteMailedTokensOf(trx, account.id, 'CONFIRM_EMAIL');
  await endPasswordLinks(trx, account);
  await forgetConfirmedEmail(trx, account);
}

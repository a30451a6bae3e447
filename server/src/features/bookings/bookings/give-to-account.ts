import { isSameAddress } from '@approdo/shared/domain/base/email';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { findHolderOfEmail } from '../../base/people/index.ts';
import { type GuestStay, listStaysOfAccount, listStaysToGive, updateStay } from '../../stays/stays/index.ts';

/** The account that has proved the address, which then has the stay that the owner enters for it. */
export async function findHolder(trx: Trx, guestEmail: string | null): Promise<Pick<GuestStay, 'userId' | 'wasGiven'>> {
  const account = guestEmail === null ? undefined : await findHolderOfEmail(trx, guestEmail);
  return account ? { userId: account.id, wasGiven: true } : { userId: null, wasGiven: false };
}

/** Gives an account that has proved its address what the owner entered for that, and no account had yet. */
export async function giveStays(trx: Trx, { userId, email }: { readonly userId: string; readonly email: string }) {
  for (const stay of await listStaysToGive(trx)) {
    if (isSameAddress(stay.guestEmail, email)) await updateStay(trx, { ...stay, userId, wasGiven: true });
  }
}

/** Takes from an account what it was given by an address that is not its own, for whoever proves that. */
export async function takeStaysBack(trx: Trx, { userId, email }: { readonly userId: string; readonly email: string }) {
  for (const stay of await listStaysOfAccount(trx, userId)) {
    if (stay.wasGiven && isSameAddress(stay.guestEmail, email)) {
      await updateStay(trx, { ...stay, userId: null, wasGiven: false });
    }
  }
}

/** Whether a stay was asked for with the account; what it was given was not. */
export async function hasBooked(reader: Reader, userId: string): Promise<boolean> {
  return (await listStaysOfAccount(reader, userId)).some(({ wasGiven }) => !wasGiven);
}

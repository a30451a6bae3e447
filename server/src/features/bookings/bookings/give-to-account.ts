import { isSameAddress } from '@approdo/shared/domain/base/email';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { findHolderOfEmail } from '../../base/people/index.ts';
import { type GuestStay, listStaysOfAccount, listUnclaimedStays, updateStay } from '../../stays/stays/index.ts';

/** The account that verified the address and so gets a stay the owner enters for it. */
export async function findHolder(trx: Trx, guestEmail: string | null): Promise<Pick<GuestStay, 'userId' | 'wasGiven'>> {
  const account = guestEmail === null ? undefined : await findHolderOfEmail(trx, guestEmail);
  return account ? { userId: account.id, wasGiven: true } : { userId: null, wasGiven: false };
}

/** Gives an account with a verified address the stays the owner entered for it, unless another account has them. */
export async function giveStays(trx: Trx, { userId, email }: { readonly userId: string; readonly email: string }) {
  for (const stay of await listUnclaimedStays(trx)) {
    if (isSameAddress(stay.guestEmail, email)) await updateStay(trx, { ...stay, userId, wasGiven: true });
  }
}

/** Takes back stays given to an account for an address not its own, so that whoever verifies the address gets them. */
export async function takeStaysBack(trx: Trx, { userId, email }: { readonly userId: string; readonly email: string }) {
  for (const stay of await listStaysOfAccount(trx, userId)) {
    if (stay.wasGiven && isSameAddress(stay.guestEmail, email)) {
      await updateStay(trx, { ...stay, userId: null, wasGiven: false });
    }
  }
}

/** Whether the account itself requested a stay; stays given to it do not count. */
export async function hasBooked(reader: Reader, userId: string): Promise<boolean> {
  return (await listStaysOfAccount(reader, userId)).some(({ wasGiven }) => !wasGiven);
}

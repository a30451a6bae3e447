import { isSameAddress } from '@approdo/shared/domain/base/email';
import { isAhead } from '@approdo/shared/domain/stays/booking';
import { getProperty } from '../../content/property/index.ts';
import { listStaysOfAccount, updateStay } from '../../stays/stays/index.ts';
import { type BookingChange, follow } from './booking-change.ts';
import { noteChanges } from './note-changes.ts';

type NewAddress = { readonly userId: string; readonly from: string; readonly to: string };

/** Moves the account's future stays to its new address, if they had exactly its former one. */
export async function followAccount(change: BookingChange, { userId, from, to }: NewAddress): Promise<void> {
  const { trx, clock } = change;
  const ahead = (await listStaysOfAccount(trx, userId)).filter((stay) => isAhead(stay, clock.today()));
  for (const stay of ahead.filter(({ guestEmail }) => isSameAddress(guestEmail, from))) {
    const moved = { ...stay, guestEmail: to };
    await updateStay(trx, moved);
    await noteChanges(trx, { before: stay, after: moved, at: clock.now(), by: null });
    await follow(change, { kind: 'EDITED', before: stay, after: moved, property: await getProperty(trx) });
  }
}

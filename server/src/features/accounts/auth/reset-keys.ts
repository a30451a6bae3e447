import type { Clock } from '../../../adapters/clock.ts';
import type { Trx } from '../../../db/transaction.ts';
import { readClient } from '../../../http/read-client.ts';
import type { UsersTable } from '../../base/people/index.ts';
import { endSessions, removeDevices, type Sender } from '../devices/index.ts';
import { endKeys, type NotifyKeysChanged } from '../keys/index.ts';
import { endDevices } from '../push/index.ts';

type ResetNeeds = { readonly clock: Clock; readonly notifyKeysChanged: NotifyKeysChanged };

type Reset = {
  readonly user: UsersTable;
  /** Where it is requested from; no browser if by a command on the server. */
  readonly sender: Pick<Sender, 'language'> & { readonly browser: string | undefined };
};

export type ResetKeys = ReturnType<typeof createKeysReset>;

/**
 * Ends an account's keys, recovery codes, devices and sessions, so that only its password opens it, and notifies its
 * owner. Wake the mail worker once the transaction has ended.
 */
export function createKeysReset({ clock, notifyKeysChanged }: ResetNeeds) {
  return async (trx: Trx, { user, sender }: Reset): Promise<void> => {
    await endKeys(trx, { userId: user.id, at: clock.now() });
    await endSessions(trx, user.id);
    await removeDevices(trx, user.id);
    await endDevices(trx, user.id);
    const client = sender.browser === undefined ? undefined : await readClient(sender.browser);
    await notifyKeysChanged(trx, { user, change: { is: 'keysReset' }, client, language: sender.language });
  };
}

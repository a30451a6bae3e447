import type { Language } from '@approdo/shared/domain/base/language/language';
import type { Clock } from '../../../adapters/clock.ts';
import { deriveKey, hmacSha256 } from '../../../adapters/digest.ts';
import type { Trx } from '../../../db/transaction.ts';
import type { Client } from '../../../http/read-client.ts';
import { findConfirmedEmail, languageOfAccount, type UsersTable } from '../../base/people/index.ts';
import type { QueueLetter } from '../../content/mail/index.ts';
import { countNewDeviceLetters, deleteNewDeviceLetters, insertNewDeviceLetter } from './devices.repository.ts';

const DAY_MS = 24 * 60 * 60_000;
const MAX_PER_DAY = 5;

export type NewSignIn = {
  readonly user: UsersTable;
  readonly client: Client;
  /** The network of the call. */
  readonly network: string;
  readonly language: Language;
};

type NotifierNeeds = { readonly clock: Clock; readonly secret: string; readonly queueLetter: QueueLetter };

/**
 * Writes to an account's owner, at the confirmed address, that somebody signed in from somewhere new: at most five
 * times a day, and once per client and network. The place is stored for a day, only as a keyed hash.
 */
export function createNewDeviceNotifier({ clock, secret, queueLetter }: NotifierNeeds) {
  const key = deriveKey(secret, 'approdo: places that were told of');

  function hashPlace({ user, client, network }: NewSignIn): string {
    const place = [user.id, client.kind, client.browser, client.system, network];
    return hmacSha256(key, JSON.stringify(place)).toString('hex');
  }

  return async (trx: Trx, newSignIn: NewSignIn): Promise<void> => {
    const { user, client } = newSignIn;
    const now = clock.now();
    await forgetPlaces(trx, now);
    if ((await countNewDeviceLetters(trx, user.id)) >= MAX_PER_DAY) return;
    const address = await findConfirmedEmail(trx, user.id);
    if (address === undefined) return;
    const letter = { userId: user.id, placeHash: hashPlace(newSignIn), sentAt: now.toISOString() };
    if (!(await insertNewDeviceLetter(trx, letter))) return;
    const language = languageOfAccount(user, newSignIn.language);
    const facts = { user, client, at: now };
    await queueLetter(trx, { kind: 'NEW_DEVICE', language, facts, to: { name: '', address } });
  };
}

export async function forgetPlaces(trx: Trx, now: Date): Promise<void> {
  await deleteNewDeviceLetters(trx, new Date(now.getTime() - DAY_MS).toISOString());
}

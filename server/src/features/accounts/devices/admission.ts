import type { Session } from '@approdo/shared/contract/accounts/auth';
import type { SignInMethod } from '@approdo/shared/contract/accounts/devices';
import { hasRole } from '@approdo/shared/domain/base/access';
import type { Language } from '@approdo/shared/domain/base/language/language';
import type { Clock } from '../../../adapters/clock.ts';
import type { Trx } from '../../../db/transaction.ts';
import { type Client, readClient } from '../../../http/read-client.ts';
import { writeAudit } from '../../base/audit/index.ts';
import type { UsersTable } from '../../base/people/index.ts';
import type { QueueLetter } from '../../content/mail/index.ts';
import { hasTwoProofs } from '../keys/index.ts';
import { insertSignedInUser } from './devices.repository.ts';
import { addDevice, findDeviceInUse, rememberDevice, useDevice } from './known-devices.ts';
import { createNewDeviceNotifier } from './notify-new-device.ts';
import type { Sessions } from './sessions.ts';

/** Where a sign-in comes from. */
export type Sender = {
  readonly network: string;
  /** The client's own description. */
  readonly browser: string;
  readonly language: Language;
};

type ProvedSignIn = {
  readonly user: UsersTable;
  readonly by: SignInMethod;
  /** The device token as it was sent. */
  readonly device?: string | undefined;
  /** A known device that was sent earlier; null if none was. */
  readonly deviceId?: string | null;
  /** Whether the password alone is to suffice there from now on. */
  readonly remember?: boolean | undefined;
  readonly sender: Sender;
};

type AdmissionNeeds = {
  readonly clock: Clock;
  readonly secret: string;
  readonly sessions: Sessions;
  readonly queueLetter: QueueLetter;
};

export type Admit = ReturnType<typeof createAdmission>;

/** Admits whoever has proved ownership of an account. */
export function createAdmission({ clock, secret, sessions, queueLetter }: AdmissionNeeds) {
  const notifyNewDevice = createNewDeviceNotifier({ clock, secret, queueLetter });

  async function useKnownDevice(
    trx: Trx,
    { user, device, deviceId }: ProvedSignIn,
    client: Client,
  ): Promise<string | undefined> {
    if (deviceId) return await findDeviceInUse(trx, clock, { id: deviceId, client });
    return device === undefined ? undefined : await useDevice(trx, clock, { userId: user.id, token: device, client });
  }

  /**
   * Opens a session with the account's known device. Staff, and accounts with a second proof, that sent no known device
   * get one, and a letter about it, except for the account's first session. Wake the mail senders once the transaction
   * has ended.
   */
  return async (trx: Trx, proved: ProvedSignIn): Promise<Omit<Session, 'user'>> => {
    const { user, by, sender, remember } = proved;
    const client = await readClient(sender.browser);
    const userId = user.id;
    const isFirst = await insertSignedInUser(trx, userId);
    const known = await useKnownDevice(trx, proved, client);
    const isNew = known === undefined && (hasRole(user.role, 'EDITOR') || (await hasTwoProofs(trx, userId)));
    const added = isNew ? await addDevice(trx, clock, { userId, client }) : undefined;
    if (isNew && !isFirst) await notifyNewDevice(trx, { user, client, ...sender });
    const deviceId = known ?? added?.id ?? null;
    if (remember && deviceId !== null) await rememberDevice(trx, clock, deviceId);
    const opened = await sessions.openSession(trx, { userId, by, client, deviceId });
    const line = { object: 'ACCOUNT', objectId: userId, at: clock.now(), by: { userId, name: user.name } } as const;
    if (by !== 'REGISTERED') await writeAudit(trx, { ...line, action: 'SIGNED_IN', summary: SIGNED_IN_BY[by] });
    return { token: opened, ...(added && { device: added.token }) };
  };
}

/** The audit's wording of a sign-in; a registration is recorded as a new account instead. */
const SIGNED_IN_BY: Readonly<Record<Exclude<SignInMethod, 'REGISTERED'>, string>> = {
  PASSWORD: 'Con la password',
  CODE: 'Con la password e un codice',
  RECOVERY: 'Con la password e un codice di riserva',
  PASSKEY: 'Con una passkey',
  REMEMBERED: 'Con la password, da un dispositivo ricordato',
};

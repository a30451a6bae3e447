import type { Account, newAccount } from '@approdo/shared/contract/accounts/users';
import { emailKey } from '@approdo/shared/domain/base/email';
import { say } from '@approdo/shared/words/say';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { AvatarFiles } from '../../../../adapters/avatar-files.ts';
import type { Clock } from '../../../../adapters/clock.ts';
import { makeId } from '../../../../adapters/random.ts';
import type { Database } from '../../../../db/database.ts';
import { type Trx, transact } from '../../../../db/transaction.ts';
import type { Caller } from '../../../../http/calls/handler.ts';
import { type Precondition, withVersion } from '../../../../http/calls/precondition.ts';
import { conflict } from '../../../../http/problems.ts';
import {
  changeAccount,
  closeAccount,
  getAccount,
  isLastAdministrator,
  listAccounts,
  openAccount,
  type Passwords,
  refuseTakenEmail,
  type UsersTable,
  viewUser,
} from '../../../base/people/index.ts';
import { endTokens } from '../../connections/index.ts';
import { endSessions, type Sender } from '../../devices/index.ts';
import { endKeys, hasTwoProofs, listIdsWithTwoProofs } from '../../keys/index.ts';
import { endDevices } from '../../push/index.ts';
import { auditDeletedAccount, auditNewAccount, auditPassword, auditRole } from '../audit-accounts.ts';
import type { OnConfirmed } from '../auth.parts.ts';
import { endLinks, endPassword } from '../end-access.ts';
import type { IsPublic } from '../is-public.ts';
import type { ResetKeys } from '../reset-keys.ts';

type NewAccount = z.output<typeof newAccount>;
type AccountEdit = { readonly [Field in keyof NewAccount]?: NewAccount[Field] | undefined };

/** The caller, and the version that the change applies to. */
type WriteContext = { readonly caller: Caller; readonly precondition: Precondition };

type AccountChange = {
  readonly account: Account;
  /** Whether a page of the site looks different now. */
  readonly showsOnSite: boolean;
};

type UsersNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly avatars: AvatarFiles;
  readonly isPublic: IsPublic;
  readonly onConfirmed: OnConfirmed;
  readonly resetKeys: ResetKeys;
  readonly wakeSenders: () => void;
  readonly log: Logger;
};

const NOT_ONESELF = say('notOneself');
const NOT_OWN_KEYS = say('notOwnKeys');
const LAST_ADMIN = say('lastAdministrator');

export type Users = ReturnType<typeof createUsers>;

/** The accounts, as administrators manage them. */
export function createUsers({ database, clock, passwords, avatars, isPublic, onConfirmed, ...needs }: UsersNeeds) {
  const { resetKeys, wakeSenders, log } = needs;

  return {
    async list(): Promise<Account[]> {
      const proved = await listIdsWithTwoProofs(database);
      return (await listAccounts(database)).map((account) => viewAccount(account, proved.has(account.id)));
    },

    async create(caller: Caller, { name, email, password, role }: NewAccount): Promise<Account> {
      const id = makeId();
      const passwordHash = await passwords.hash(password);
      const account = {
        id,
        name,
        email,
        role,
        password_hash: passwordHash,
        avatar: null,
        email_confirmed: 1,
        created_at: clock.now().toISOString(),
      } as const;
      return await transact(database, async (trx) => {
        const opened = await openAccount(trx, account);
        await onConfirmed(trx, { userId: id, email });
        await auditNewAccount({ trx, clock, userId: id, by: caller }, role);
        return viewAccount(opened, false);
      }).catch(refuseTakenEmail);
    },

    async update(id: string, edit: AccountEdit, { caller, precondition }: WriteContext): Promise<AccountChange> {
      const passwordHash = edit.password === undefined ? undefined : await passwords.hash(edit.password);
      return await transact(database, async (trx) => {
        const before = await getAccount(trx, id);
        precondition(viewAccount(before, await hasTwoProofs(trx, id)));
        if (edit.role !== undefined && edit.role !== 'ADMIN') await requireDispensable(trx, caller, before);
        const now = await changeAccount(trx, id, changeOf(before, edit, passwordHash));
        if (passwordHash !== undefined || hasNewEmail(before, edit)) await endLinks(trx, now);
        if (passwordHash !== undefined || hasNewEmail(before, edit) || hasNewRole(before, edit)) {
          await endSessions(trx, id);
        }
        if (passwordHash !== undefined) await endPassword(trx, id);
        else if (hasNewRole(before, edit)) await endDevices(trx, id);
        if (hasNewRole(before, edit)) await endTokens(trx, id);
        const act = { trx, clock, userId: id, by: caller };
        if (hasNewRole(before, edit)) await auditRole(act, { from: before.role, to: now.role });
        if (passwordHash !== undefined) await auditPassword(act, 'Da un amministratore');
        if (now.email_confirmed) await onConfirmed(trx, { userId: id, email: now.email });
        const showsOnSite = now.name !== before.name && (await isPublic(trx, id));
        return { account: viewAccount(now, await hasTwoProofs(trx, id)), showsOnSite };
      }).catch(refuseTakenEmail);
    },

    async remove(caller: Caller, id: string): Promise<Pick<AccountChange, 'showsOnSite'>> {
      const { gone, showsOnSite } = await transact(database, async (trx) => {
        const user = await getAccount(trx, id);
        await requireDispensable(trx, caller, user);
        const wasPublic = await isPublic(trx, id);
        await endKeys(trx, { userId: id, at: clock.now() });
        await closeAccount(trx, user.id);
        await auditDeletedAccount({ trx, clock, userId: id, by: caller }, 'Da un amministratore');
        return { gone: user, showsOnSite: wasPublic };
      });
      await avatars.remove(gone.avatar);
      return { showsOnSite };
    },

    /** Of another account: ends every proof but its password, its known devices and its sessions. */
    async removeKeys(caller: Caller, id: string, sender: Sender): Promise<void> {
      await transact(database, async (trx) => {
        const user = await getAccount(trx, id);
        if (user.id === caller.userId) throw conflict(NOT_OWN_KEYS);
        await resetKeys(trx, { user, sender });
      });
      wakeSenders();
      log.info({ account: id, by: caller.userId }, 'all keys removed');
    },
  };
}

/** Takes the second proof from outside, as an edit does not change it. */
function viewAccount(row: UsersTable, twoProofs: boolean): Account {
  return { ...withVersion(viewUser(row)), twoProofs };
}

/** Throws 409 unless the site can do without this account as an administrator. */
async function requireDispensable(trx: Trx, caller: Caller, user: UsersTable): Promise<void> {
  if (user.id === caller.userId) throw conflict(NOT_ONESELF);
  if (await isLastAdministrator(trx, user.id)) throw conflict(LAST_ADMIN);
}

/** An e-mail or password set by an administrator needs no confirmation. */
function changeOf(before: UsersTable, edit: AccountEdit, passwordHash: string | undefined): Partial<UsersTable> {
  const email = edit.email ?? before.email;
  const isVouchedFor = passwordHash !== undefined || hasNewEmail(before, edit);
  return {
    name: edit.name ?? before.name,
    email,
    email_key: emailKey(email),
    role: edit.role ?? before.role,
    password_hash: passwordHash ?? before.password_hash,
    has_printed_password: passwordHash === undefined ? before.has_printed_password : 0,
    email_confirmed: isVouchedFor ? 1 : before.email_confirmed,
  };
}

function hasNewEmail(before: UsersTable, { email }: AccountEdit): boolean {
  return email !== undefined && emailKey(email) !== before.email_key;
}

function hasNewRole(before: UsersTable, { role }: AccountEdit): boolean {
  return role !== undefined && role !== before.role;
}

import { addYears, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { exportSessions } from '../../../accounts/devices/index.ts';
import { endKeys, summarizeKeys } from '../../../accounts/keys/index.ts';
import { findLastActOf } from '../../../base/audit/index.ts';
import { closeAccount, isLastAdministrator, listAccounts, viewUser } from '../../../base/people/index.ts';
import type { DataPart } from '../../../stays/stays/index.ts';

const YEARS_OF_AUDIT = 5;

/** Personal data: the account, its sessions and its proofs. */
export const accountData: DataPart = {
  name: 'account',
  listAddresses: async (reader) => (await listAccounts(reader)).map(({ email }) => email),

  async list(reader, { account }) {
    if (!account) return [];
    const { passkeys, appSince, codesLeft } = await summarizeKeys(reader, account.id);
    const keys = { passkeys: passkeys.map(({ name }) => name), appSince: appSince ?? null, codesLeft: codesLeft ?? 0 };
    return [{ ...viewUser(account), ...keys, sessions: await exportSessions(reader, account.id) }];
  },

  /** The last administrator stays: somebody must be able to sign in after an older backup was restored. */
  async erase(trx, { account, at }) {
    if (!account || (await isLastAdministrator(trx, account.id))) return 0;
    await endKeys(trx, { userId: account.id, at: new Date(at) });
    await closeAccount(trx, account.id);
    return 1;
  },

  async findRetained(reader, { account }) {
    const last = account && (await findLastActOf(reader, account.id));
    if (last === undefined) return [];
    const until = addYears(todayInRome(new Date(last)), YEARS_OF_AUDIT);
    return [{ what: 'keptAudit', why: 'keptAuditWhy', until }];
  },
};

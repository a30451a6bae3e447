import { addYears, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { tellSessions } from '../../../accounts/devices/index.ts';
import { endKeys, summarizeKeys } from '../../../accounts/keys/index.ts';
import { findLastActOf } from '../../../base/audit/index.ts';
import { closeAccount, isLastAdministrator, listAccounts, viewUser } from '../../../base/people/index.ts';
import type { DataPart } from '../../../stays/stays/index.ts';

const YEARS_OF_AUDIT = 5;

/** The account itself, where it is signed in, and what it is proved by. */
export const accountData: DataPart = {
  name: 'account',
  listAddresses: async (reader) => (await listAccounts(reader)).map(({ email }) => email),

  async list(reader, { account }) {
    if (!account) return [];
    const { passkeys, appSince, codesLeft } = await summarizeKeys(reader, account.id);
    const keys = { passkeys: passkeys.map(({ name }) => name), appSince: appSince ?? null, codesLeft: codesLeft ?? 0 };
    return [{ ...viewUser(account), ...keys, sessions: await tellSessions(reader, account.id) }];
  },

  /** The last administrator stays: what an older backup brings back must let somebody in. */
  async erase(trx, { account, at }) {
    if (!account || (await isLastAdministrator(trx, account.id))) return 0;
    await endKeys(trx, { userId: account.id, at: new Date(at) });
    await closeAccount(trx, account.id);
    return 1;
  },

  async keep(reader, { account }) {
    const last = account && (await findLastActOf(reader, account.id));
    if (last === undefined) return [];
    const until = addYears(todayInRome(new Date(last)), YEARS_OF_AUDIT);
    return [{ what: 'keptAudit', why: 'keptAuditWhy', until }];
  },
};

import { addYears, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import type { Reader } from '../../../../db/transaction.ts';
import { listAcceptancesOf } from '../../../base/notices/index.ts';
import type { DataPart } from '../../../stays/stays/index.ts';

const YEARS_KEPT = 5;

/** Which versions of the privacy notice somebody has accepted: that is kept. */
export const acceptancesData: DataPart = {
  name: 'acceptances',

  list: async (reader, { email }) =>
    (await listOf(reader, email)).map(({ at, way, version, sha256 }) => ({ at, way, version, sha256 })),

  async keep(reader, { email }) {
    const last = (await listOf(reader, email)).at(-1)?.at;
    if (last === undefined) return [];
    const until = addYears(todayInRome(new Date(last)), YEARS_KEPT);
    return [{ what: 'keptAcceptances', why: 'keptAcceptancesWhy', until }];
  },
};

async function listOf(reader: Reader, email: string | undefined) {
  return email === undefined ? [] : await listAcceptancesOf(reader, email);
}

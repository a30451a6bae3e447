import type { RegisterTerms } from '@approdo/shared/contract/law/register-settings';
import type { OfficialTables } from '@approdo/shared/domain/law/register/official-tables';
import { say } from '@approdo/shared/words/say';
import type { Reader } from '../../../../db/transaction.ts';
import { conflict } from '../../../../http/problems.ts';
import type { GuestSeal } from '../key/guest-seal.ts';
import { requireRegister } from '../settings/require-on.ts';
import type { FilingNeeds } from './filing-needs.ts';

type Filing = { readonly terms: RegisterTerms; readonly seal: GuestSeal; readonly tables: OfficialTables };

/** What a file is made with. Throws 409 where the register is off, or its key or an official list is missing. */
export async function readFiling(reader: Reader, { keys, lists }: FilingNeeds): Promise<Filing> {
  const terms = await requireRegister(reader);
  const seal = await keys.seal(reader);
  const tables = await lists.read(reader);
  if (!tables) throw conflict(say('tablesMissing'));
  return { terms, seal, tables };
}

import type { RegisterTerms } from '@approdo/shared/contract/register/register-settings';
import type { OfficialTables } from '@approdo/shared/domain/register/official-tables';
import type { Reader } from '../../../db/transaction.ts';
import { conflict } from '../../../http/problems.ts';
import type { GuestSeal } from '../key/guest-seal.ts';
import { TABLES_MISSING } from '../official-lists.ts';
import type { FilingNeeds } from './filing-needs.ts';
import { findRegisterTerms } from './terms.repository.ts';

const OFF = 'Il registro ospiti non è attivo';

type Filing = { readonly terms: RegisterTerms; readonly seal: GuestSeal; readonly tables: OfficialTables };

/** What a file is made with. Throws 409 where the register is off, its key is missing, or an official list is. */
export async function readFiling(reader: Reader, { keys, lists }: FilingNeeds): Promise<Filing> {
  const terms = await readTerms(reader);
  const seal = await keys.seal(reader);
  const tables = await lists.read(reader);
  if (!tables) throw conflict(TABLES_MISSING);
  return { terms, seal, tables };
}

/** Throws 409 where the register is off. */
export async function readTerms(reader: Reader): Promise<RegisterTerms> {
  const terms = await findRegisterTerms(reader);
  if (!terms?.isOn) throw conflict(OFF);
  return terms;
}

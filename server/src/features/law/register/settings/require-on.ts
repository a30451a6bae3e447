import type { RegisterTerms } from '@approdo/shared/contract/law/register-settings';
import { say } from '@approdo/shared/words/say';
import type { Reader } from '../../../../db/transaction.ts';
import { conflict } from '../../../../http/problems.ts';
import { getRegisterTerms } from './settings.records.ts';

/** The terms of the register; throws 409 where it is off. */
export async function requireRegister(reader: Reader): Promise<RegisterTerms> {
  const terms = await getRegisterTerms(reader);
  if (!terms.isOn) throw conflict(say('registerOff'));
  return terms;
}

/** The terms of the register; undefined where it is off. */
export async function findRegister(reader: Reader): Promise<RegisterTerms | undefined> {
  const terms = await getRegisterTerms(reader);
  return terms.isOn ? terms : undefined;
}

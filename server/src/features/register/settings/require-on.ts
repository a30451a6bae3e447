import type { RegisterTerms } from '@approdo/shared/contract/register/register-settings';
import { say } from '@approdo/shared/words/say';
import type { Reader } from '../../../db/transaction.ts';
import { conflict } from '../../../http/problems.ts';
import { getRegisterTerms } from './settings.records.ts';

export const REGISTER_OFF = say('registerOff');

/** The terms of the register; throws 409 where it is not kept here. */
export async function requireRegister(reader: Reader): Promise<RegisterTerms> {
  const terms = await getRegisterTerms(reader);
  if (!terms.isOn) throw conflict(REGISTER_OFF);
  return terms;
}

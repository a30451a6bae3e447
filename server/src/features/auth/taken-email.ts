import { isUniqueViolation } from '../../db/faults.ts';
import { conflict } from '../../http/problems.ts';

/** What the only unique value of an account says when it is another's: 409. Any other error passes. */
export function refuseTakenEmail(error: unknown): never {
  throw isUniqueViolation(error) ? conflict('Questo indirizzo e-mail è già registrato') : error;
}

import { say } from '@approdo/shared/words/say';
import { isUniqueViolation } from '../../../db/faults.ts';
import { conflict, type HttpProblem } from '../../../http/problems.ts';

export function emailTaken(): HttpProblem {
  return conflict(say('emailTaken'));
}

/** The e-mail is all that must be unique of an account: 409 where it is another's. Any other error passes. */
export function refuseTakenEmail(error: unknown): never {
  throw isUniqueViolation(error) ? emailTaken() : error;
}

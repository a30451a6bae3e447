import { say } from '@approdo/shared/words/say';
import { isUniqueViolation } from '../../../db/faults.ts';
import { conflict, type HttpProblem } from '../../../http/problems.ts';

export function emailTaken(): HttpProblem {
  return conflict(say('emailTaken'));
}

/** Turns a unique violation into 409, since only the e-mail of an account is unique. Rethrows any other error. */
export function refuseTakenEmail(error: unknown): never {
  throw isUniqueViolation(error) ? emailTaken() : error;
}

import { say } from '@approdo/shared/words/say';
import { isUniqueViolation } from '../../../db/faults.ts';
import { HttpProblem } from '../../../http/problems.ts';

const SLUG_TAKEN = say('slugTaken');

/** Runs a write with a unique slug; throws 409 where the slug is taken. */
export async function requireFreeSlug(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw isUniqueViolation(error) ? new HttpProblem(409, SLUG_TAKEN, { fields: { slug: SLUG_TAKEN } }) : error;
  }
}

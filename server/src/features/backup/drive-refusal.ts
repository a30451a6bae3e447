import { type DriveFault, DriveProblem } from '@approdo/shared/node/drive/drive-problem';
import { HttpProblem } from '../../http/problems.ts';

/** What is Google's to mend is 503, what is the owner's 409, or 507 where there is no space. */
const STATUS: Readonly<Record<DriveFault, number>> = {
  'not linked': 409,
  revoked: 409,
  full: 507,
  busy: 503,
  offline: 503,
  refused: 409,
  missing: 404,
  damaged: 409,
  stopped: 503,
};

const RETRY_AFTER_SECONDS = 60;

/** Lets work with Drive be refused like any other; other errors stay what they are. */
export async function refuseAsDrive<Result>(work: Promise<Result>): Promise<Result> {
  return await work.catch((error: unknown) => {
    if (!(error instanceof DriveProblem)) throw error;
    const status = STATUS[error.fault];
    const retryAfterSeconds = error.retryAfterSeconds ?? RETRY_AFTER_SECONDS;
    throw new HttpProblem(status, error.message, status === 503 ? { retryAfterSeconds } : {});
  });
}

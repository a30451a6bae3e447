import { describeServerError, type Failure, isCalledOff } from '../../kit/feedback/failure.ts';
import { BACKUP_ACTIONS } from './texts/backup.ts';

/** The failure of a long operation, which may have been cancelled. */
export function describeCall(fault: unknown, otherwise: string): Failure {
  return isCalledOff(fault) ? { text: BACKUP_ACTIONS.cancelled } : describeServerError(fault, otherwise);
}

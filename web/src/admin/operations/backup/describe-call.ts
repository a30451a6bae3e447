import { describeServerError, type Failure } from '../../kit/feedback/failure.ts';
import { BACKUP_ACTIONS } from './texts/backup.ts';

/** The failure of a long operation, which may have been cancelled. */
export function describeCall(fault: unknown, otherwise: string): Failure {
  const isCalledOff = fault instanceof DOMException && fault.name === 'AbortError';
  return isCalledOff ? { text: BACKUP_ACTIONS.cancelled } : describeServerError(fault, otherwise);
}

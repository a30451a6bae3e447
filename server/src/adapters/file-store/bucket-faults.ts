import { StoreAwayError } from './file-store.ts';

const FULL = new Set(['EntityTooLarge', 'InsufficientStorage', 'QuotaExceeded', 'XMinioStorageFull']);
/** Error names that a retry may resolve, whatever their status. */
const TRANSIENT = new Set(['RequestTimeout', 'RequestTimeTooSkewed', 'SlowDown', 'TooManyRequests']);

/** Whether the bucket says that it has no such object. */
export function isMissing(error: unknown): boolean {
  return statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket';
}

/** Whether the object has no byte in the requested range. */
export function hasNoSuchPart(error: unknown): boolean {
  return statusOf(error) === 416;
}

/** Whether a retry may help: the bucket did not answer, or could not at that moment. */
export function isTransient(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || (status >= 500 && status !== 507) || status === 429 || TRANSIENT.has(nameOf(error));
}

/** Translates an error for the rest of the program: ENOSPC if the bucket is full, a StoreAwayError if it is away. */
export function translateFault(error: unknown): Error {
  if (statusOf(error) === 507 || FULL.has(nameOf(error))) {
    return Object.assign(new Error('the bucket is full', { cause: error }), { code: 'ENOSPC' });
  }
  if (isTransient(error)) return new StoreAwayError('the bucket does not answer', { cause: error });
  return new Error(`the bucket refuses: ${nameOf(error)}`, { cause: error });
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

/** Undefined if no answer came. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  const { $metadata: about } = error;
  if (typeof about !== 'object' || about === null || !('httpStatusCode' in about)) return undefined;
  return typeof about.httpStatusCode === 'number' ? about.httpStatusCode : undefined;
}

import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import { StoreFault, UnacceptedFault } from './store-fault.ts';

/** An error as sent between threads, where classes are lost. */
export type WorkFailure = {
  readonly isFault: boolean;
  readonly isUnaccepted: boolean;
  /** The lost hashes of a StoreFault. */
  readonly lost: readonly string[] | undefined;
  readonly message: string;
  readonly code: unknown;
};

/** Something failed in a thread; `code` is the original error's, from the operating system or the database. */
export class WorkError extends Error {
  override readonly name = 'WorkError';
  readonly code: unknown;

  constructor(message: string, code?: unknown) {
    super(message);
    this.code = code;
  }
}

export function describeFailure(error: unknown): WorkFailure {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const lost = error instanceof StoreFault ? error.lost : undefined;
  const isUnaccepted = error instanceof UnacceptedFault;
  return { isFault: error instanceof ArchiveFault, isUnaccepted, lost, message, code };
}

/** Rebuilds the error thrown in the thread, as an ArchiveFault if it was one. */
export function raiseFailure({ isFault, isUnaccepted, lost, message, code }: WorkFailure): Error {
  if (isUnaccepted) return new UnacceptedFault(message);
  if (lost) return new StoreFault(message, lost);
  return isFault ? new ArchiveFault(message) : new WorkError(message, code);
}

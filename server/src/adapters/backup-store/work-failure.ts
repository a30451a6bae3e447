import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import { StoreFault, UnacceptedFault } from './store-fault.ts';

/** A fault as it travels from one thread to another, where classes are lost. */
export type WorkFailure = {
  readonly isFault: boolean;
  readonly isUnaccepted: boolean;
  /** Of a fault of the store, what it has lost. */
  readonly lost: readonly string[] | undefined;
  readonly message: string;
  readonly code: unknown;
};

/** Something failed in a thread; `code` is the operating system's or the database's, as it is on the error there. */
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

/** What was thrown in the thread, an ArchiveFault where it was one. */
export function raiseFailure({ isFault, isUnaccepted, lost, message, code }: WorkFailure): Error {
  if (isUnaccepted) return new UnacceptedFault(message);
  if (lost) return new StoreFault(message, lost);
  return isFault ? new ArchiveFault(message) : new WorkError(message, code);
}

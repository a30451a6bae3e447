import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';

/** A fault as it travels from one thread to another, where classes are lost. */
export type WorkFailure = { readonly isFault: boolean; readonly message: string; readonly code: unknown };

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
  return { isFault: error instanceof ArchiveFault, message, code };
}

/** What was thrown in the thread, an ArchiveFault where it was one. */
export function raiseFailure({ isFault, message, code }: WorkFailure): Error {
  return isFault ? new ArchiveFault(message) : new WorkError(message, code);
}

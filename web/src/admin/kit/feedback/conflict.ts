import { ApiError } from '@approdo/shared/client';
import { SHELL } from '../texts.ts';
import type { Failure } from './failure.ts';

/** A change was refused because somebody else changed the record first (412). */
export type Conflict = {
  /** The record as it is now. */
  readonly current: unknown;
  readonly version: string;
};

/** How a form reloads the current record; undefined if it cannot be read. */
export type LoadLatest = (current: unknown) => (() => void) | undefined;

/**
 * The message above a form, with a way to load what somebody else saved, if there is one. `isRemainder` marks what is
 * left after a fault has been corrected.
 */
export type Problem = Failure & { readonly loadLatest?: (() => void) | undefined; readonly isRemainder?: true };

export function findConflict(fault: unknown): Conflict | undefined {
  if (!(fault instanceof ApiError) || fault.status !== 412) return undefined;
  const { body } = fault;
  const current = typeof body === 'object' && body !== null && 'current' in body ? body.current : undefined;
  const version = versionOf(current);
  return version === undefined ? undefined : { current, version };
}

/** The message for a concurrent change: what was typed stays, and saving again overwrites the other change. */
export function sayConflict(loadLatest: (() => void) | undefined, help: string = SHELL.conflictHelp): Problem {
  return { text: SHELL.conflict, detail: loadLatest ? SHELL.conflictChoice : help, loadLatest };
}

/** The version of a record in the server's answer, if it has one. */
export function versionOf(resource: unknown): string | undefined {
  if (typeof resource !== 'object' || resource === null || !('version' in resource)) return undefined;
  return typeof resource.version === 'string' ? resource.version : undefined;
}

import { ApiError } from '@approdo/shared/client';
import { SHELL } from '../texts.ts';
import type { Failure } from './failure.ts';

/** A change was refused because somebody else was quicker (412). */
export type Conflict = {
  /** The thing as it is now. */
  readonly current: unknown;
  readonly version: string;
};

/** How a form begins again with the thing as it is now; undefined where that cannot be read. */
export type LoadLatest = (current: unknown) => (() => void) | undefined;

/**
 * What stands above a form; with the way to begin again from what somebody else saved, where there is one. `isRest` of
 * what is left once a fault was mended.
 */
export type Problem = Failure & { readonly loadLatest?: (() => void) | undefined; readonly isRest?: true };

export function findConflict(fault: unknown): Conflict | undefined {
  if (!(fault instanceof ApiError) || fault.status !== 412) return undefined;
  const { body } = fault;
  const current = typeof body === 'object' && body !== null && 'current' in body ? body.current : undefined;
  const version = versionOf(current);
  return version === undefined ? undefined : { current, version };
}

/** What is said where someone else changed the thing meanwhile: what was typed is kept, and may replace it knowingly. */
export function sayConflict(loadLatest: (() => void) | undefined): Problem {
  return { text: SHELL.conflict, detail: loadLatest ? SHELL.conflictChoice : SHELL.conflictHelp, loadLatest: loadLatest };
}

/** The version of a thing that the server answered with, where it has one. */
export function versionOf(thing: unknown): string | undefined {
  if (typeof thing !== 'object' || thing === null || !('version' in thing)) return undefined;
  return typeof thing.version === 'string' ? thing.version : undefined;
}

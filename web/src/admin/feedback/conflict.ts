import { ApiError } from '@approdo/shared/client';
import { SHELL } from '../texts/shell.ts';
import type { Failure } from './failure.ts';

/** What is said where someone else changed the thing meanwhile: what was typed is kept, and may replace it knowingly. */
export const CONFLICT: Failure = { text: SHELL.conflict, detail: SHELL.conflictHelp };

/** The version that a thing has now, where a change was refused because somebody else was quicker (412). */
export function newerVersionOf(fault: unknown): string | undefined {
  if (!(fault instanceof ApiError) || fault.status !== 412) return undefined;
  const { body } = fault;
  return typeof body === 'object' && body !== null && 'current' in body ? versionOf(body.current) : undefined;
}

/** The version of a thing that the server answered with, where it has one. */
export function versionOf(thing: unknown): string | undefined {
  if (typeof thing !== 'object' || thing === null || !('version' in thing)) return undefined;
  return typeof thing.version === 'string' ? thing.version : undefined;
}

import { createHash } from 'node:crypto';
import type { Endpoint } from '@approdo/shared/contract/base/endpoint';
import { say } from '@approdo/shared/words/say';
import { HttpProblem } from '../problems.ts';

export type Versioned = { readonly version: string };

/** Throws 412 with the current thing where it is no longer what the caller read. */
export type Precondition = (current: Versioned) => void;

/** The thing with its version, a hash of its content. */
export function withVersion<Thing extends object>(thing: Thing): Thing & Versioned {
  const version = createHash('sha256').update(JSON.stringify(thing)).digest('base64url').slice(0, 16);
  return { ...thing, version };
}

export function isVersioned(answer: unknown): answer is Versioned {
  return typeof answer === 'object' && answer !== null && 'version' in answer && typeof answer.version === 'string';
}

/**
 * The precondition of an `If-Match` header (RFC 9110, 13.1.1): one of the versions it names, or `*` for any; none
 * without the header. Throws 412 at once where the row has no versions, so that the header is never ignored.
 */
export function createPrecondition(row: Endpoint, ifMatch: string | undefined): Precondition {
  if (ifMatch === undefined) return () => undefined;
  if (!row.versioned) throw new HttpProblem(412, say('noVersions'));
  const expected = ifMatch.split(',').map((tag) => /^"?([^"]*)"?$/.exec(tag.trim())?.[1]);
  return (current) => {
    if (expected.includes('*') || expected.includes(current.version)) return;
    throw new HttpProblem(412, say('changedMeanwhile'), { extras: { current } });
  };
}

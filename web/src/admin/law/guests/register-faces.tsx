import { ApiError } from '@approdo/shared/client';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeServerError } from '../../kit/feedback/failure.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { SecondProofNote } from './second-proof-note.tsx';

type Props<Found> = {
  readonly query: UseQueryResult<Found>;
  /** The text where the server gives none. */
  readonly failure: string;
  readonly children: (found: Found) => ReactNode;
};

/** Content that requires two proofs: without a second one, the way to set it up; if refused, the server's text. */
export function RegisterFaces<Found>({ query, failure, children }: Props<Found>) {
  if (query.data === undefined && lacksSecondProof(query.error)) return <SecondProofNote />;
  return (
    <QueryStates query={query} failure={describeServerError(query.error, failure)}>
      {children}
    </QueryStates>
  );
}

function lacksSecondProof(fault: unknown): boolean {
  return fault instanceof ApiError && fault.code === 'SECOND_PROOF_MISSING';
}

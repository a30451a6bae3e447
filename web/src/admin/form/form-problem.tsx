import { Alert } from '@mantine/core';
import type { Failure } from '../feedback/failure.ts';

/** What is wrong, above the form. */
export function FormProblem({ problem }: { readonly problem: Failure | undefined }) {
  if (!problem) return null;
  return (
    <Alert color="red" role="alert" title={problem.detail ? problem.text : undefined}>
      {problem.detail ?? problem.text}
    </Alert>
  );
}

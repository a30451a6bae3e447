import { Alert } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Failure } from '../feedback/failure.ts';
import styles from './form-problem.module.css';

/** What is wrong, above the form. It comes into view, since the button that was pressed may be far below it. */
export function FormProblem({ problem }: { readonly problem: Failure | undefined }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  if (!problem) return null;
  return (
    <Alert
      ref={alert}
      className={styles.problem}
      color="red"
      role="alert"
      title={problem.detail ? problem.text : undefined}
    >
      {problem.detail ?? problem.text}
    </Alert>
  );
}

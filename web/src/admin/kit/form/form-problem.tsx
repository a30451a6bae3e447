import { Alert, Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useConfirm } from '../feedback/confirm.tsx';
import type { Problem } from '../feedback/conflict.ts';
import { SHELL } from '../texts.ts';
import styles from './form-problem.module.css';

/**
 * What is wrong, above the form. It comes into view, since the button that was pressed may be far below it; what is left
 * of it while somebody mends it does not.
 */
export function FormProblem({ problem }: { readonly problem: Problem | undefined }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem && !problem.isRest) alert.current?.scrollIntoView({ block: 'nearest' });
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
      {problem.loadLatest && <LoadLatestButton onLoadLatest={problem.loadLatest} />}
    </Alert>
  );
}

/** Asks first: what was typed goes. */
function LoadLatestButton({ onLoadLatest }: { readonly onLoadLatest: () => void }) {
  const confirm = useConfirm();
  async function ask(): Promise<void> {
    const isSure = await confirm({ title: SHELL.loadLatest, text: SHELL.loadLatestQuestion, action: SHELL.loadLatestNow });
    if (isSure) onLoadLatest();
  }
  return (
    <Button className={styles.loadLatest} variant="default" onClick={() => void ask()}>
      {SHELL.loadLatest}
    </Button>
  );
}

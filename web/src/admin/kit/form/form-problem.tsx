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
      {problem.takeUp && <TakeUpButton onTakeUp={problem.takeUp} />}
    </Alert>
  );
}

/** Asks first: what was typed goes. */
function TakeUpButton({ onTakeUp }: { readonly onTakeUp: () => void }) {
  const confirm = useConfirm();
  async function ask(): Promise<void> {
    const isSure = await confirm({ title: SHELL.takeUp, text: SHELL.takeUpQuestion, action: SHELL.takeUpNow });
    if (isSure) onTakeUp();
  }
  return (
    <Button className={styles.takeUp} variant="default" onClick={() => void ask()}>
      {SHELL.takeUp}
    </Button>
  );
}

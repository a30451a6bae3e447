import { Alert, Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useConfirm } from '../feedback/confirm.tsx';
import type { Problem } from '../feedback/conflict.ts';
import kit from '../styles/kit.module.css';
import { SHELL } from '../texts.ts';

/**
 * The problem of a form, above it. Scrolls into view, since the pressed button may be far below; what remains while the
 * fields are corrected does not scroll.
 */
export function FormProblem({ problem }: { readonly problem: Problem | undefined }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem && !problem.isRemainder) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  if (!problem) return null;
  return (
    <Alert
      ref={alert}
      style={{ scrollMarginBlock: '5rem' }}
      color="red"
      role="alert"
      title={problem.detail ? problem.text : undefined}
    >
      {problem.detail ?? problem.text}
      {problem.loadLatest && <LoadLatestButton onLoadLatest={problem.loadLatest} />}
    </Alert>
  );
}

/** Asks first, since what was typed is lost. */
function LoadLatestButton({ onLoadLatest }: { readonly onLoadLatest: () => void }) {
  const confirm = useConfirm();
  async function confirmLoad(): Promise<void> {
    const isSure = await confirm({
      title: SHELL.loadLatest,
      text: SHELL.loadLatestQuestion,
      action: SHELL.loadLatestNow,
    });
    if (isSure) onLoadLatest();
  }
  return (
    <Button
      className={kit.block}
      style={{ marginBlockStart: 'var(--space-3)' }}
      variant="default"
      onClick={() => void confirmLoad()}
    >
      {SHELL.loadLatest}
    </Button>
  );
}

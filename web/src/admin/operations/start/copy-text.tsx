import { Button, Paper } from '@mantine/core';
import { Copy } from 'lucide-react';
import { useCopy } from '../../kit/feedback/use-copy.ts';
import kit from '../../kit/styles/kit.module.css';
import { MAIL_STEP } from './texts.ts';

/** A text for somebody else, with a button to copy it. */
export function CopyText({ text }: { readonly text: string }) {
  const copy = useCopy();
  const says = { copied: MAIL_STEP.copied, failed: { text: MAIL_STEP.copyFailed } };

  return (
    <Paper withBorder p="md">
      <p className={`${kit.keepLines} ${kit.wrapAnywhere}`} style={{ margin: '0 0 var(--space-4)' }}>
        {text}
      </p>
      <Button variant="default" leftSection={<Copy size={18} aria-hidden />} onClick={() => void copy(text, says)}>
        {MAIL_STEP.copy}
      </Button>
    </Paper>
  );
}

import { Button, Paper } from '@mantine/core';
import { Copy } from 'lucide-react';
import { useBanners } from '../../feedback/banners.ts';
import { MAIL_STEP } from '../../texts/start.ts';
import styles from './copy-text.module.css';

/** A text that is meant for somebody else, and the way to take it along. */
export function CopyText({ text }: { readonly text: string }) {
  const banners = useBanners();

  async function copy(): Promise<void> {
    banners.clear();
    try {
      await navigator.clipboard.writeText(text);
      banners.succeed(MAIL_STEP.copied);
    } catch {
      banners.fail({ text: MAIL_STEP.copyFailed });
    }
  }

  return (
    <Paper withBorder p="md">
      <p className={styles.text}>{text}</p>
      <Button variant="default" leftSection={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
        {MAIL_STEP.copy}
      </Button>
    </Paper>
  );
}

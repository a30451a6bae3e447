import type { MailWording } from '@approdo/shared/contract/mail';
import type { Language } from '@approdo/shared/domain/language';
import { fillWording, type Wording } from '@approdo/shared/domain/wording';
import { Button, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { WORDING } from '../texts/mail.ts';
import styles from './letter-preview.module.css';

type Props = Pick<MailWording, 'placeholders'> & {
  readonly language: Language;
  readonly draft: Wording;
  readonly isSaving: boolean;
  /** Sends it to who writes it. */
  readonly onSample: () => void;
};

/** What a letter becomes as it is typed. */
export function LetterPreview({ language, placeholders, draft, isSaving, onSample }: Props) {
  const id = useId();
  const samples = Object.fromEntries(placeholders.map(({ name, sample }) => [name, sample]));
  const filled = fillWording({ subject: draft.subject, body: draft.body.trim() }, samples);
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <Title order={3} id={id}>
        {WORDING.preview}
      </Title>
      <Text size="sm" c="dimmed">
        {WORDING.previewHint}
      </Text>
      <article className={styles.letter} lang={language}>
        <p className={styles.subject}>{filled.subject}</p>
        <p className={styles.body}>{filled.body}</p>
      </article>
      <Button variant="default" aria-disabled={isSaving} data-disabled={isSaving} onClick={onSample}>
        {WORDING.sample}
      </Button>
    </section>
  );
}

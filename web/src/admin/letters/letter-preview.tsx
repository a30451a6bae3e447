import type { MailWording } from '@approdo/shared/contract/site/mail';
import { formatLocalDate } from '@approdo/shared/domain/date/local-date';
import type { Language } from '@approdo/shared/domain/language/language';
import { fillWording, headWording, type Wording } from '@approdo/shared/domain/text/wording';
import { Button, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useProperty } from '../resources/use-property.ts';
import { useLetterExample } from '../resources/use-stay-letters.ts';
import { WORDING } from '../texts/mail.ts';
import styles from './letter-preview.module.css';

type Props = Pick<MailWording, 'placeholders'> & {
  /** Of a letter that is sent; left out of what is no letter. */
  readonly kind?: string;
  readonly language: Language;
  readonly draft: Wording;
  readonly isSaving?: boolean;
  /** Sends it to whoever writes it; left out where nothing is sent. */
  readonly onSample?: () => void;
};

/** What a letter, or another paper with placeholders, becomes as it is typed. */
export function LetterPreview({ kind, language, placeholders, draft, isSaving = false, onSample }: Props) {
  const id = useId();
  const samples = Object.fromEntries(placeholders.map(({ name, sample }) => [name, sample]));
  const { data: example } = useLetterExample(kind, language);
  const { data: property } = useProperty();
  const written = fillWording({ subject: draft.subject, body: draft.body.trim() }, { ...samples, ...example?.values });
  const filled = kind && property ? headWording(written, property.name) : written;
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <Title order={3} id={id}>
        {WORDING.preview}
      </Title>
      <Text size="sm" c="dimmed">
        {example ? WORDING.previewOf(example.guestName, formatLocalDate(example.startDate)) : WORDING.previewHint}
      </Text>
      <article className={styles.letter} lang={language}>
        <p className={styles.subject}>{filled.subject}</p>
        <p className={styles.body}>{filled.body}</p>
      </article>
      {onSample && (
        <Button variant="default" aria-disabled={isSaving} data-disabled={isSaving} onClick={onSample}>
          {WORDING.sample}
        </Button>
      )}
    </section>
  );
}

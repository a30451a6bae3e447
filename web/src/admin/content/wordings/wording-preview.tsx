import type { MailWording } from '@approdo/shared/contract/content/mail';
import { formatLocalDate, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { fillWording, headWording, type Wording } from '@approdo/shared/domain/base/text/wording';
import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import kit from '../../kit/styles/kit.module.css';
import { WORDING } from './texts.ts';

/** A booking to preview with. */
type Example = {
  readonly guestName: string;
  readonly startDate: LocalDate;
  readonly values: Readonly<Record<string, string>>;
};

type Props = Pick<MailWording, 'placeholders'> & {
  readonly language: Language;
  readonly draft: Wording;
  /** The values to fill in, if known; samples otherwise. */
  readonly example?: Example | null | undefined;
  /** The property name at the head. */
  readonly heading?: string | undefined;
  /** Actions below the preview. */
  readonly children?: ReactNode;
};

/** The preview of a wording with placeholders as it is typed. */
export function WordingPreview({ language, placeholders, draft, example, heading, children }: Props) {
  const id = useId();
  const samples = Object.fromEntries(placeholders.map(({ name, sample }) => [name, sample]));
  const written = fillWording({ subject: draft.subject, body: draft.body.trim() }, { ...samples, ...example?.values });
  const filled = heading ? headWording(written, heading) : written;
  return (
    <section className={kit.shrink} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {WORDING.preview}
      </Title>
      <Text size="sm" c="dimmed">
        {example ? WORDING.previewOf(example.guestName, formatLocalDate(example.startDate)) : WORDING.previewHint}
      </Text>
      <article
        className={`${kit.paper} ${kit.wrapAnywhere}`}
        style={{ marginBlock: 'var(--space-2) var(--space-3)' }}
        lang={language}
      >
        <Text fw={600} pb="sm" style={{ borderBlockEnd: '1px solid var(--line)' }}>
          {filled.subject}
        </Text>
        <Text mt="sm" fz="0.9375rem" lh={1.55} className={kit.preformatted}>
          {filled.body}
        </Text>
      </article>
      {children}
    </section>
  );
}

import { type MailWording, mailWording, wordingEdit } from '@approdo/shared/contract/mail';
import { fillWording, findWordingFaults } from '@approdo/shared/domain/wording';
import { Button, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TakeUp } from '../../feedback/conflict.ts';
import { sayWhatServerSaid } from '../../feedback/failure.ts';
import { FormWindow } from '../../feedback/form-window.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import { useForm } from '../../form/use-form.ts';
import { VersionedForm } from '../../form/versioned-form.tsx';
import { WORDING } from '../../texts/mail.ts';
import { LanguageTabs } from '../../translations/language-tabs.tsx';
import { PlaceholderButtons } from './placeholder-buttons.tsx';
import { useChangeWording, useSampleWording } from './use-wordings.ts';
import { useWritingPlace } from './use-writing-place.ts';
import styles from './wording-form.module.css';

type Props = { readonly wording: MailWording; readonly onClose: () => void };

/** How a mail is worded, with what it becomes beside it. */
export function WordingForm({ wording, onClose }: Props) {
  return (
    <VersionedForm of={wording} shape={mailWording}>
      {(current, takeUp) => <WordingWindow wording={current} takeUp={takeUp} onClose={onClose} />}
    </VersionedForm>
  );
}

function WordingWindow({ wording, takeUp, onClose }: Props & { readonly takeUp: TakeUp }) {
  const { kind, title, subject, body, placeholders } = wording;
  const change = useChangeWording();
  const form = useForm({
    schema: wordingEdit,
    start: { subject, body },
    findFaults: (values) => ({ ...findWordingFaults(values, placeholders) }),
    version: wording.version,
    takeUp,
    save: async (values, version) => {
      await change.mutateAsync({ params: { kind }, body: values, version });
      onClose();
    },
    describe: (fault) => sayWhatServerSaid(fault, WORDING.saveFailed),
  });
  const leave = form.leaveBy(onClose);
  const sample = useSampleWording();
  const place = useWritingPlace(form.draft, form.change);

  return (
    <FormWindow title={title} onClose={leave} size="64rem">
      <LanguageTabs kind="mail_wordings" id={kind}>
        <div className={styles.sides}>
          <form {...form.props}>
            <Stack>
              <FormProblem problem={form.problem} />
              <TextInput label={WORDING.subject} {...form.field('subject')} {...place.watch('subject')} />
              <Textarea
                label={WORDING.body}
                autosize
                minRows={10}
                maxRows={20}
                {...form.field('body')}
                {...place.watch('body')}
              />
              <PlaceholderButtons placeholders={placeholders} onChoose={place.insert} />
              <FormButtons isSaving={form.isSaving} onCancel={leave} />
            </Stack>
          </form>
          <Preview wording={wording} draft={form.draft}>
            <Button
              variant="default"
              aria-disabled={form.isSaving}
              data-disabled={form.isSaving}
              onClick={() => form.tryOut((body) => sample.mutateAsync({ params: { kind }, body }))}
            >
              {WORDING.sample}
            </Button>
          </Preview>
        </div>
      </LanguageTabs>
    </FormWindow>
  );
}

type PreviewProps = {
  readonly wording: MailWording;
  readonly draft: Pick<MailWording, 'subject' | 'body'>;
  /** What can be done with it. */
  readonly children: ReactNode;
};

function Preview({ wording: { placeholders }, draft, children }: PreviewProps) {
  const samples = Object.fromEntries(placeholders.map(({ name, sample }) => [name, sample]));
  const filled = fillWording({ subject: draft.subject, body: draft.body.trim() }, samples);
  return (
    <section className={styles.preview} aria-labelledby="wording-preview">
      <Title order={3} id="wording-preview">
        {WORDING.preview}
      </Title>
      <Text size="sm" c="dimmed">
        {WORDING.previewHint}
      </Text>
      <article className={styles.letter}>
        <p className={styles.subject}>{filled.subject}</p>
        <p className={styles.body}>{filled.body}</p>
      </article>
      {children}
    </section>
  );
}

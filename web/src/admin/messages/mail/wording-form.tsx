import { type MailWording, mail, mailWording, wordingEdit } from '@approdo/shared/contract/content/mail';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { findWordingFaults } from '@approdo/shared/domain/base/text/wording';
import { Stack, Textarea, TextInput } from '@mantine/core';
import { LanguageTabs } from '../../content/translations/index.ts';
import { PlaceholderButtons, useWritingPlace, WORDING } from '../../content/wordings/index.ts';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { describeServerError } from '../../kit/feedback/failure.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import kit from '../../kit/styles/kit.module.css';
import { LetterPreview } from './letter-preview.tsx';
import { LetterTools } from './letter-tools.tsx';
import { useSampleWording } from './use-wordings.ts';

type Props = { readonly wording: MailWording; readonly onClose: () => void };

/** The form of a mail's wording, with a preview beside it. */
export function WordingForm({ wording, onClose }: Props) {
  return (
    <VersionedForm of={wording} shape={mailWording}>
      {(current, loadLatest) => <WordingWindow wording={current} loadLatest={loadLatest} onClose={onClose} />}
    </VersionedForm>
  );
}

function WordingWindow({ wording, loadLatest, onClose }: Props & { readonly loadLatest: LoadLatest }) {
  const { kind, title, subject, body, placeholders } = wording;
  const change = useWrite(mail.changeWording, { success: () => WORDING.saved });
  const form = useForm({
    schema: wordingEdit,
    start: { subject, body },
    findFaults: (values) => ({ ...findWordingFaults(values, placeholders) }),
    version: wording.version,
    loadLatest: loadLatest,
    save: async (values, version) => {
      await change.mutateAsync({ params: { kind }, body: values, version });
      onClose();
    },
    describe: (fault) => describeServerError(fault, WORDING.saveFailed),
  });
  const leave = form.leaveBy(onClose);
  const sample = useSampleWording();
  const place = useWritingPlace(form.draft, form.change);

  return (
    <FormWindow title={title} onClose={leave} size="64rem">
      <LanguageTabs kind="mail_wordings" id={kind} tools={(typing) => <LetterTools kind={kind} {...typing} />}>
        <div className={kit.sides}>
          <form {...form.props} onFocus={place.watch}>
            <Stack>
              <FormProblem problem={form.problem} />
              <TextInput label={WORDING.subject} {...form.field('subject')} />
              <Textarea label={WORDING.body} autosize minRows={10} maxRows={20} {...form.field('body')} />
              <PlaceholderButtons placeholders={placeholders} onChoose={place.insert} />
              <FormButtons isSaving={form.isSaving} onCancel={leave} />
            </Stack>
          </form>
          <LetterPreview
            kind={kind}
            language={ITALIAN}
            placeholders={placeholders}
            draft={form.draft}
            isSaving={form.isSaving}
            onSample={() => form.tryOut((body) => sample.mutateAsync({ params: { kind }, body }))}
          />
        </div>
      </LanguageTabs>
    </FormWindow>
  );
}

import { type MailWording, mail, mailWording, wordingEdit } from '@approdo/shared/contract/content/mail';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { findWordingFaults } from '@approdo/shared/domain/base/text/wording';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { LanguageTabs } from '../../content/translations/index.ts';
import { PlaceholderButtons, RESTORE_WORDING, useWritingPlace, WORDING } from '../../content/wordings/index.ts';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { FormFoot } from '../../kit/form/form-foot.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import kit from '../../kit/styles/kit.module.css';
import { SHELL } from '../../kit/texts.ts';
import { useRead } from '../../session/use-read.ts';
import { LetterPreview, LetterTools, useSampleWording } from './letter-tools.tsx';
import { MAIL, MAIL_TABS } from './texts/mail.ts';

/** The page of one text, in each language; an unknown one leads to the list. Letters to the owner are in Italian. */
export function WordingPage({ kind }: { readonly kind: string }) {
  const query = useRead(mail.listWordings);
  const wording = query.data?.find((one) => one.kind === kind);
  const [restored, setRestored] = useState(0);
  const restart = () => {
    // The button that was pressed goes with the owner's words.
    document.getElementById('content')?.focus({ preventScroll: true });
    setRestored(restored + 1);
  };
  if (query.data && !wording) return <Navigate replace to="/mail/texts" />;
  return (
    <ScreenFrame title={wording?.title}>
      <Link className={kit.touchLink} to={`/mail/texts#${kind}`}>
        {MAIL_TABS.allTexts}
      </Link>
      <QueryStates query={query} failure={MAIL.wordingsFailed}>
        {() =>
          wording && (
            <LanguageTabs
              key={restored}
              kind="mail_wordings"
              id={wording.languages.length > 1 ? kind : undefined}
              tools={(typing) => <LetterTools kind={kind} {...typing} />}
            >
              <VersionedForm<MailWording> of={wording} shape={mailWording}>
                {(current, loadLatest) => (
                  <ItalianForm wording={current} loadLatest={loadLatest} onRestored={restart} />
                )}
              </VersionedForm>
            </LanguageTabs>
          )
        }
      </QueryStates>
    </ScreenFrame>
  );
}

type FormProps = {
  readonly wording: MailWording;
  readonly loadLatest: LoadLatest;
  readonly onRestored: () => void;
};

/** The form of the Italian, with a preview beside it. */
function ItalianForm({ wording, loadLatest, onRestored }: FormProps) {
  const { kind, subject, body, placeholders } = wording;
  const navigate = useNavigate();
  const change = useWrite(mail.changeWording, { success: () => WORDING.saved });
  const restore = useRestoreWording(onRestored);
  const form = useForm({
    schema: wordingEdit,
    start: { subject, body },
    findFaults: (values) => ({ ...findWordingFaults(values, placeholders) }),
    version: wording.version,
    loadLatest: loadLatest,
    save: (values, version) => change.mutateAsync({ params: { kind }, body: values, version }),
    onSaved: () => void navigate(`/mail/texts#${kind}`),
    describe: WORDING.saveFailed,
  });
  const sample = useSampleWording();
  const place = useWritingPlace(form.draft, form.change);

  return (
    <div className={kit.sides}>
      <StackedForm form={form} onFocus={place.watch}>
        <TextInput label={WORDING.subject} {...form.field('subject')} />
        <Textarea label={WORDING.body} autosize minRows={10} maxRows={20} {...form.field('body')} />
        <PlaceholderButtons placeholders={placeholders} onChoose={place.insert} />
        <FormFoot submit={SHELL.save} form={form}>
          {wording.isChanged && (
            <Button variant="default" onClick={() => void restore(wording)}>
              {WORDING.restore}
            </Button>
          )}
        </FormFoot>
      </StackedForm>
      <LetterPreview
        kind={kind}
        language={ITALIAN}
        placeholders={placeholders}
        draft={form.draft}
        isSaving={form.isSaving}
        onSample={() => form.tryOut((typed) => sample.mutateAsync({ params: { kind }, body: typed }))}
      />
    </div>
  );
}

/** Restores the default wording after confirmation, as the owner's own is lost. */
function useRestoreWording(onRestored: () => void) {
  const confirm = useConfirm();
  const restore = useWrite(mail.restoreWording, {
    success: () => WORDING.restored,
    describe: (fault) => describeFailure(fault, WORDING.restoreFailed),
  });
  return async ({ kind, title }: MailWording): Promise<void> => {
    const question = { title: RESTORE_WORDING.title, text: RESTORE_WORDING.text(title), action: WORDING.restore };
    if (await confirm(question)) restore.mutate({ params: { kind } }, { onSuccess: onRestored });
  };
}

import { ApiError } from '@approdo/shared/client';
import { rulesOf, type TranslatableKind } from '@approdo/shared/contract/operations/translatable';
import {
  translation as shape,
  type Translation,
  translationEdit,
  translations,
} from '@approdo/shared/contract/operations/translations';
import type { OtherLanguage } from '@approdo/shared/domain/base/language/language';
import type { Wording } from '@approdo/shared/domain/base/text/wording';
import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { describeServerError, type Failure } from '../../kit/feedback/failure.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { useGuardPart } from '../../kit/form/leavable-part.tsx';
import { useLeaveGuard } from '../../kit/form/leave-question.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import kit from '../../kit/styles/kit.module.css';
import { SHELL } from '../../kit/texts.ts';
import { EDITOR } from '../rich-text/index.ts';
import { useWritingPlace } from '../wordings/index.ts';
import { DocumentFields } from './document-fields.tsx';
import { SuggestButton } from './suggest-button.tsx';
import { sayField, TRANSLATION } from './texts.ts';
import { TranslatedText } from './translated-text.tsx';
import { draftOf, readDraft, type WrittenText, writtenIn } from './translation-draft.ts';
import { type ThingInLanguage, useSuggest } from './use-translations.ts';

const refusal = z.object({ missing: z.array(z.string()) });

/** What is being typed, for the tools below it. */
export type Typing = {
  readonly language: OtherLanguage;
  /** The wording as it is typed. */
  readonly typed: Wording;
  readonly isSaving: boolean;
  readonly onChoose: (placeholder: string) => void;
  /** Runs something with the typed wording other than saving it. */
  readonly tryOut: (work: () => Promise<unknown>) => void;
};

export type TranslationTools = (typing: Typing) => ReactNode;

type Props = {
  readonly thing: ThingInLanguage;
  /** The translation when the form was opened. */
  readonly translation: Translation;
  /** Rendered below the texts of some kinds. */
  readonly tools?: TranslationTools | undefined;
};

/** The texts of one thing in one language; the registry says which texts a kind has. */
export function TranslationForm({ thing, translation, tools }: Props) {
  return (
    <VersionedForm of={translation} shape={shape}>
      {(begun, loadLatest) => <Fields thing={thing} translation={begun} loadLatest={loadLatest} tools={tools} />}
    </VersionedForm>
  );
}

function Fields({ thing, translation, loadLatest, tools }: Props & { readonly loadLatest: LoadLatest }) {
  const { language, kind, id } = thing;
  const [saved, setSaved] = useState(translation);
  const [isWaiting, setIsWaiting] = useState(false);
  const save = useWrite(translations.update, { success: () => TRANSLATION.saved });
  const suggest = useSuggest();
  const form = useForm({
    schema: translationEdit,
    start: draftOf(translation),
    read: (draft) => readDraft(draft, saved),
    findFaults: () => (isWaiting ? { 'fields.content.text': EDITOR.waitForFiles } : {}),
    version: translation.version,
    loadLatest,
    save: async (body, version) => {
      const answer = await save.mutateAsync({ params: { language, kind, id }, body, version });
      setSaved(answer);
      return answer;
    },
    describe: (fault) => describeRefusal(fault, kind),
  });
  const { draft, faults, isChanged } = form;
  const leave = useGuardPart(useLeaveGuard({ isChanged }));
  const { subject, body } = draft.fields;
  const typed = { subject: subject?.text ?? '', body: body?.text ?? '' };
  const place = useWritingPlace(typed, (field, text) => write(field, { text, isFine: true }));

  function write(field: string, written: WrittenText): void {
    form.change('fields', { ...draft.fields, [field]: written });
  }

  if (saved.fields.length === 0) return <Text c="dimmed">{TRANSLATION.nothing}</Text>;
  return (
    <form {...form.props} className={kit.container} onFocus={place.watch}>
      <FormProblem problem={form.problem} />
      <Text size="sm" c="dimmed" my="sm">
        {TRANSLATION.untilChecked[rulesOf(kind).untilChecked]}
      </Text>
      {saved.fields.some(({ state }) => state === 'MISSING') && (
        <SuggestButton
          language={language}
          isOff={isChanged}
          isBusy={form.isSaving}
          onClick={() => form.tryOut(async () => loadLatest(await suggest.mutateAsync(thing))?.())}
        />
      )}
      {saved.fields.map((field) => (
        <TranslatedText
          key={field.field}
          kind={kind}
          language={language}
          field={field}
          written={writtenIn(draft, field)}
          error={faults[`fields.${field.field}.text`]}
          onChange={(written) => write(field.field, written)}
          onWaiting={setIsWaiting}
        />
      ))}
      {tools?.({ language, typed, isSaving: form.isSaving, onChoose: place.insert, tryOut: form.tryOut })}
      {saved.isPublished !== undefined && <DocumentFields thing={thing} form={form} />}
      {leave ? (
        <FormButtons isSaving={form.isSaving} onCancel={leave} />
      ) : (
        <div>
          <SubmitButton isSaving={form.isSaving}>{SHELL.save}</SubmitButton>
        </div>
      )}
    </form>
  );
}

/** Why a translation was not saved, with the names of the texts it lacks. */
function describeRefusal(fault: unknown, kind: TranslatableKind): Failure {
  const failure = describeServerError(fault, TRANSLATION.saveFailed);
  const { data } = refusal.safeParse(fault instanceof ApiError ? fault.body : undefined);
  return data
    ? { ...failure, detail: TRANSLATION.lacking(data.missing.map((field) => sayField(kind, field))) }
    : failure;
}

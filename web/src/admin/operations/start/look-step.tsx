import { type HomepageAnswer, homepage, homepageAnswer } from '@approdo/shared/contract/content/homepage';
import { Stack } from '@mantine/core';
import { BesidePreview, HOMEPAGE, LookFields, useHomepageForm } from '../../content/homepage/index.ts';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { useRead } from '../../session/use-read.ts';
import { type StepProps, useNextStep, useNoteTyped } from './step.ts';
import { StepButtons } from './step-buttons.tsx';

export function LookStep(step: StepProps) {
  return (
    <QueryStates query={useRead(homepage.get)} failure={HOMEPAGE.loadFailed}>
      {(settings) => (
        <VersionedForm of={settings} shape={homepageAnswer}>
          {(current, loadLatest) => <Form settings={current} loadLatest={loadLatest} step={step} />}
        </VersionedForm>
      )}
    </QueryStates>
  );
}

type FormProps = { readonly settings: HomepageAnswer; readonly loadLatest: LoadLatest; readonly step: StepProps };

function Form({ settings, loadLatest, step }: FormProps) {
  const next = useNextStep(step);
  const form = useHomepageForm({ settings, loadLatest, onSaved: next.onSaved });
  useNoteTyped(next.wasTyped, form.isChanged);
  return (
    <BesidePreview form={form}>
      <Stack>
        <FormProblem problem={form.problem} />
        <LookFields form={form} />
        <StepButtons step={step} isSaving={form.isSaving} />
      </Stack>
    </BesidePreview>
  );
}

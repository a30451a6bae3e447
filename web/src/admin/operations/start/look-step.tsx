import { type HomepageAnswer, homepage, homepageAnswer } from '@approdo/shared/contract/content/homepage';
import { Stack } from '@mantine/core';
import { BesidePreview, HOMEPAGE, LookFields, useHomepageForm } from '../../content/homepage/index.ts';
import type { TakeUp } from '../../kit/feedback/conflict.ts';
import { QueryFaces } from '../../kit/feedback/query-faces.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { useRead } from '../../session/use-read.ts';
import { type StepProps, useNoteTyped, useWayOn } from './step.ts';
import { StepButtons } from './step-buttons.tsx';

export function LookStep(step: StepProps) {
  return (
    <QueryFaces query={useRead(homepage.get)} failure={HOMEPAGE.loadFailed}>
      {(settings) => (
        <VersionedForm of={settings} shape={homepageAnswer}>
          {(current, takeUp) => <Form settings={current} takeUp={takeUp} step={step} />}
        </VersionedForm>
      )}
    </QueryFaces>
  );
}

type FormProps = { readonly settings: HomepageAnswer; readonly takeUp: TakeUp; readonly step: StepProps };

function Form({ settings, takeUp, step }: FormProps) {
  const way = useWayOn(step);
  const form = useHomepageForm({ settings, takeUp, onSaved: way.onSaved });
  useNoteTyped(way.wasTyped, form.isChanged);
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

import { type HomepageAnswer, homepage, homepageAnswer } from '@approdo/shared/contract/content/homepage';
import { HeroFields, HOMEPAGE, useHomepageForm } from '../../content/homepage/index.ts';
import { AccentField, BesideSite, PREVIEW } from '../../content/look/index.ts';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { useRead } from '../../session/use-read.ts';
import { type StepProps, useNextStep, useNoteTyped } from './step.ts';
import { StepButtons } from './step-buttons.tsx';

export function LookStep(step: StepProps) {
  return (
    <QueryStates query={useRead(homepage.get)} failure={HOMEPAGE.loadFailed}>
      {(settings) => (
        <VersionedForm of={settings} shape={homepageAnswer}>
          {(current, loadLatest) => (
            <BesideSite revision={settings.version} hint={PREVIEW.afterSaving}>
              <Form settings={current} loadLatest={loadLatest} step={step} />
            </BesideSite>
          )}
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
    <StackedForm form={form}>
      <HeroFields form={form} />
      <AccentField
        value={form.draft.accent}
        error={form.faults.accent}
        onChange={(accent) => form.change('accent', accent)}
      />
      <StepButtons step={step} isSaving={form.isSaving} />
    </StackedForm>
  );
}

import { type PropertyAnswer, propertyAnswer } from '@approdo/shared/contract/content/property';
import {
  AmenityList,
  DetailsFields,
  PlaceFields,
  PROPERTY,
  TurnoverField,
  useProperty,
  usePropertyForm,
} from '../../content/property/index.ts';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { type StepProps, useNextStep, useNoteTyped } from './step.ts';
import { StepButtons } from './step-buttons.tsx';

export function PropertyStep(step: StepProps) {
  return (
    <QueryStates query={useProperty()} failure={PROPERTY.loadFailed}>
      {(property) => (
        <VersionedForm of={property} shape={propertyAnswer}>
          {(current, loadLatest) => <Form property={current} loadLatest={loadLatest} step={step} />}
        </VersionedForm>
      )}
    </QueryStates>
  );
}

type FormProps = { readonly property: PropertyAnswer; readonly loadLatest: LoadLatest; readonly step: StepProps };

function Form({ property, loadLatest, step }: FormProps) {
  const next = useNextStep(step);
  const form = usePropertyForm({ property, loadLatest, onSaved: next.onSaved });
  useNoteTyped(next.wasTyped, form.isChanged);
  return (
    <StackedForm form={form}>
      <DetailsFields form={form} />
      <TurnoverField form={form} />
      <PlaceFields form={form} />
      <AmenityList form={form} />
      <StepButtons step={step} isSaving={form.isSaving} />
    </StackedForm>
  );
}

import { type PropertyAnswer, propertyAnswer } from '@approdo/shared/contract/content/property';
import { Stack } from '@mantine/core';
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
import { QueryFaces } from '../../kit/feedback/query-faces.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { type StepProps, useNoteTyped, useWayOn } from './step.ts';
import { StepButtons } from './step-buttons.tsx';

export function PropertyStep(step: StepProps) {
  return (
    <QueryFaces query={useProperty()} failure={PROPERTY.loadFailed}>
      {(property) => (
        <VersionedForm of={property} shape={propertyAnswer}>
          {(current, loadLatest) => <Form property={current} loadLatest={loadLatest} step={step} />}
        </VersionedForm>
      )}
    </QueryFaces>
  );
}

type FormProps = { readonly property: PropertyAnswer; readonly loadLatest: LoadLatest; readonly step: StepProps };

function Form({ property, loadLatest: loadLatest, step }: FormProps) {
  const way = useWayOn(step);
  const form = usePropertyForm({ property, loadLatest: loadLatest, onSaved: way.onSaved });
  useNoteTyped(way.wasTyped, form.isChanged);
  return (
    <form {...form.props}>
      <Stack>
        <FormProblem problem={form.problem} />
        <DetailsFields form={form} />
        <TurnoverField form={form} />
        <PlaceFields form={form} />
        <AmenityList form={form} />
        <StepButtons step={step} isSaving={form.isSaving} />
      </Stack>
    </form>
  );
}

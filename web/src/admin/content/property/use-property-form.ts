import type { PropertyAnswer } from '@approdo/shared/contract/content/property';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { describeServerError } from '../../kit/feedback/failure.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { propertyFields, propertyForm } from './property-draft.ts';
import { PROPERTY } from './texts.ts';
import { useEditProperty } from './use-property.ts';

type Options = {
  readonly property: PropertyAnswer;
  readonly loadLatest: LoadLatest;
  readonly onSaved?: () => void;
};

/** The form of the property, whichever of its fields are shown. */
export function usePropertyForm({ property, loadLatest, onSaved }: Options) {
  const edit = useEditProperty();
  return useForm({
    schema: propertyFields,
    start: propertyForm.encode(property),
    read: propertyForm.decode,
    version: property.version,
    loadLatest: loadLatest,
    save: (body, version) => edit.mutateAsync({ body, version }),
    onSaved,
    describe: (fault) => describeServerError(fault, PROPERTY.saveFailed),
  });
}

export type PropertyForm = ReturnType<typeof usePropertyForm>;

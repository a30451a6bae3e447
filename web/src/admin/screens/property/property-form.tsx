import { type PropertyAnswer, propertyAnswer } from '@approdo/shared/contract/property';
import { Fieldset, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import type { TakeUp } from '../../feedback/conflict.ts';
import { sayWhatServerSaid } from '../../feedback/failure.ts';
import { FormProblem } from '../../form/form-problem.tsx';
import { SubmitButton } from '../../form/submit-button.tsx';
import { useForm } from '../../form/use-form.ts';
import { VersionedForm } from '../../form/versioned-form.tsx';
import { useEditProperty } from '../../resources/use-property.ts';
import { PROPERTY, PROPERTY_FORM } from '../../texts/property.ts';
import { SHELL } from '../../texts/shell.ts';
import { draftOf, propertyFields, readProperty } from './property-draft.ts';
import styles from './property-form.module.css';
import { AmenityList, ImageList } from './property-lists.tsx';

type Props = { readonly property: PropertyAnswer };

/** What the property is, has and shows. */
export function PropertyForm({ property }: Props) {
  return (
    <VersionedForm of={property} shape={propertyAnswer}>
      {(current, takeUp) => <PropertyFields property={current} takeUp={takeUp} />}
    </VersionedForm>
  );
}

function PropertyFields({ property, takeUp }: Props & { readonly takeUp: TakeUp }) {
  const edit = useEditProperty();
  const form = useForm({
    schema: propertyFields,
    start: draftOf(property),
    read: readProperty,
    version: property.version,
    takeUp,
    save: (body, version) => edit.mutateAsync({ body, version }),
    describe: (fault) => sayWhatServerSaid(fault, PROPERTY.saveFailed),
  });
  const { draft, faults, field, change } = form;
  const count = { type: 'number', inputMode: 'numeric', min: 1 } as const;
  return (
    <form {...form.props}>
      <Stack>
        <FormProblem problem={form.problem} />
        <Fieldset legend={PROPERTY.details}>
          <Stack>
            <TextInput label={PROPERTY_FORM.name} {...field('name')} />
            <Textarea label={PROPERTY_FORM.description} autosize minRows={4} {...field('description')} />
            <div className={styles.row}>
              <TextInput label={PROPERTY_FORM.bedrooms} {...count} {...field('bedrooms')} />
              <TextInput label={PROPERTY_FORM.bathrooms} {...count} {...field('bathrooms')} />
              <TextInput label={PROPERTY_FORM.maxGuests} {...count} {...field('maxGuests')} />
            </div>
            <TextInput label={PROPERTY_FORM.cin} description={PROPERTY_FORM.cinHelp} {...field('cin')} />
          </Stack>
        </Fieldset>
        <Fieldset legend={PROPERTY.stays}>
          <Switch
            label={PROPERTY_FORM.sameDayTurnover}
            description={PROPERTY_FORM.sameDayTurnoverHelp}
            error={faults.sameDayTurnover}
            {...form.tick('sameDayTurnover')}
          />
        </Fieldset>
        <AmenityList
          amenities={draft.amenities}
          faults={faults}
          onChange={(amenities) => change('amenities', amenities)}
        />
        <ImageList images={draft.images} faults={faults} onChange={(images) => change('images', images)} />
        <Fieldset legend={PROPERTY.place}>
          <Stack>
            <TextInput label={PROPERTY_FORM.address} {...field('address')} />
            <div className={styles.row}>
              <TextInput label={PROPERTY_FORM.latitude} inputMode="decimal" {...field('latitude')} />
              <TextInput label={PROPERTY_FORM.longitude} inputMode="decimal" {...field('longitude')} />
            </div>
          </Stack>
        </Fieldset>
        <div>
          <SubmitButton isSaving={form.isSaving}>{SHELL.save}</SubmitButton>
        </div>
      </Stack>
    </form>
  );
}

import { CIN_UNUSUAL } from '@approdo/shared/contract/content/property';
import { isUsualCin, tidyCin } from '@approdo/shared/domain/content/cin';
import { Fieldset, Stack, Textarea, TextInput } from '@mantine/core';
import { columns } from '../../kit/styles/columns.ts';
import { PROPERTY, PROPERTY_FORM } from './texts.ts';
import type { PropertyForm } from './use-property-form.ts';

/** An unusual code is saved all the same. */
function helpOfCin(typed: string): string {
  const cin = tidyCin(typed);
  return cin === '' || isUsualCin(cin) ? PROPERTY_FORM.cinHelp : CIN_UNUSUAL;
}

/** The fields that describe the property. */
export function DetailsFields({ form: { field } }: { readonly form: PropertyForm }) {
  const count = { type: 'number', inputMode: 'numeric', min: 1 } as const;
  return (
    <Fieldset legend={PROPERTY.details}>
      <Stack>
        <TextInput label={PROPERTY_FORM.name} {...field('name')} />
        <Textarea label={PROPERTY_FORM.description} autosize minRows={4} {...field('description')} />
        <div style={columns('10rem')}>
          <TextInput label={PROPERTY_FORM.bedrooms} {...count} {...field('bedrooms')} />
          <TextInput label={PROPERTY_FORM.bathrooms} {...count} {...field('bathrooms')} />
          <TextInput label={PROPERTY_FORM.maxGuests} {...count} {...field('maxGuests')} />
        </div>
        <TextInput label={PROPERTY_FORM.cin} description={helpOfCin(field('cin').value)} {...field('cin')} />
        <TextInput label={PROPERTY_FORM.cir} description={PROPERTY_FORM.cirHelp} {...field('cir')} />
      </Stack>
    </Fieldset>
  );
}

import { readMapPoint } from '@approdo/shared/rich-text/map-point';
import { Fieldset, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { columns } from '../../kit/styles/columns.ts';
import { position } from './property-draft.ts';
import { Spot } from './spot.tsx';
import { PROPERTY, PROPERTY_FORM } from './texts.ts';
import type { PropertyForm } from './use-property-form.ts';

/** The fields for the property's location. */
export function PlaceFields({ form }: { readonly form: PropertyForm }) {
  const { draft, field } = form;
  const latitude = position.decode(draft.latitude);
  const longitude = position.decode(draft.longitude);
  return (
    <Fieldset legend={PROPERTY.place}>
      <Stack>
        <TextInput label={PROPERTY_FORM.address} {...field('address')} />
        <MapField form={form} />
        <div style={columns('10rem')}>
          <TextInput label={PROPERTY_FORM.latitude} inputMode="decimal" {...field('latitude')} />
          <TextInput label={PROPERTY_FORM.longitude} inputMode="decimal" {...field('longitude')} />
        </div>
        {latitude !== null && longitude !== null && <Spot point={{ latitude, longitude }} />}
      </Stack>
    </Fieldset>
  );
}

/** Pasted text is not stored: it only fills the fields below. */
function MapField({ form }: { readonly form: PropertyForm }) {
  const [pasted, setPasted] = useState('');
  const isFound = readMapPoint(pasted) !== undefined;

  function paste(text: string): void {
    setPasted(text);
    const point = readMapPoint(text);
    if (!point) return;
    form.change('latitude', position.encode(point.latitude));
    form.change('longitude', position.encode(point.longitude));
  }

  return (
    <div>
      <TextInput
        label={PROPERTY_FORM.map}
        description={PROPERTY_FORM.mapHelp}
        value={pasted}
        onChange={({ currentTarget }) => paste(currentTarget.value)}
      />
      <Text role="status" size="sm" mt={4}>
        {pasted.trim() !== '' && (isFound ? PROPERTY_FORM.mapFound : PROPERTY_FORM.mapNotFound)}
      </Text>
    </div>
  );
}

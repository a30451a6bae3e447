import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { ListField } from '../../kit/form/list-field.tsx';
import { ImageChoice } from '../media-picker/index.ts';
import type { PropertyForm } from './property-draft.ts';
import { PROPERTY, PROPERTY_FORM } from './texts.ts';

/** The amenities that the site shows with their own icon (SPEC.md section 2). */
const KNOWN_AMENITIES = [
  'Free WiFi',
  'Parcheggio riservato',
  'Lavatrice',
  'Coffee Maker',
  'TV',
  'Cucina completamente equipaggiata',
];

export function AmenityList({ form }: { readonly form: PropertyForm }) {
  const { draft, faults, change } = form;
  const suggestions = useId();
  return (
    <>
      <datalist id={suggestions}>
        {KNOWN_AMENITIES.map((amenity) => (
          <option key={amenity} value={amenity} />
        ))}
      </datalist>
      <ListField
        legend={PROPERTY.amenities}
        entries={draft.amenities}
        blank=""
        words={{ add: PROPERTY_FORM.addAmenity, remove: PROPERTY_FORM.remove }}
        nameOf={PROPERTY_FORM.amenity}
        isOrdered
        onChange={(amenities) => change('amenities', amenities)}
      >
        {(amenity, index, changeAmenity) => (
          <TextInput
            aria-label={PROPERTY_FORM.amenity(index + 1)}
            list={suggestions}
            value={amenity}
            error={faults[`amenities.${index}`]}
            onChange={({ currentTarget }) => changeAmenity(currentTarget.value)}
          />
        )}
      </ListField>
    </>
  );
}

export function ImageList({ form }: { readonly form: PropertyForm }) {
  const { draft, faults, change } = form;
  return (
    <ListField
      legend={PROPERTY.images}
      entries={draft.images}
      blank=""
      words={{ add: PROPERTY_FORM.addImage, remove: PROPERTY_FORM.remove }}
      nameOf={PROPERTY_FORM.image}
      isOrdered
      onChange={(images) => change('images', images)}
    >
      {(address, index, changeImage) => (
        <ImageChoice
          label={PROPERTY_FORM.image(index + 1)}
          address={address}
          error={faults[`images.${index}`]}
          takesAddress
          onChange={changeImage}
        />
      )}
    </ListField>
  );
}

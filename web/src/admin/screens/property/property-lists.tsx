import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { ListField } from '../../form/list-field.tsx';
import { ImageAddressField } from '../../media-picker/image-address-field.tsx';
import { PROPERTY, PROPERTY_FORM } from '../../texts/property.ts';

/** Those that the site shows with an icon of their own (SPEC.md section 2). */
const KNOWN_AMENITIES = [
  'Free WiFi',
  'Parcheggio riservato',
  'Lavatrice',
  'Coffee Maker',
  'TV',
  'Cucina completamente equipaggiata',
];

type Faults = Readonly<Record<string, string | undefined>>;

type AmenityListProps = {
  readonly amenities: readonly string[];
  readonly faults: Faults;
  readonly onChange: (amenities: string[]) => void;
};

export function AmenityList({ amenities, faults, onChange }: AmenityListProps) {
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
        entries={amenities}
        blank=""
        words={{ add: PROPERTY_FORM.addAmenity, remove: PROPERTY_FORM.remove }}
        nameOf={PROPERTY_FORM.amenity}
        isOrdered
        onChange={onChange}
      >
        {(amenity, index, change) => (
          <TextInput
            aria-label={PROPERTY_FORM.amenity(index + 1)}
            list={suggestions}
            value={amenity}
            error={faults[`amenities.${index}`]}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
        )}
      </ListField>
    </>
  );
}

type ImageListProps = {
  readonly images: readonly string[];
  readonly faults: Faults;
  readonly onChange: (images: string[]) => void;
};

export function ImageList({ images, faults, onChange }: ImageListProps) {
  return (
    <ListField
      legend={PROPERTY.images}
      entries={images}
      blank=""
      words={{ add: PROPERTY_FORM.addImage, remove: PROPERTY_FORM.remove }}
      nameOf={PROPERTY_FORM.image}
      isOrdered
      onChange={onChange}
    >
      {(address, index, change) => (
        <ImageAddressField
          label={PROPERTY_FORM.image(index + 1)}
          value={address}
          error={faults[`images.${index}`]}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onChoose={change}
        />
      )}
    </ListField>
  );
}

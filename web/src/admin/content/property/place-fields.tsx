import { townOf } from '@approdo/shared/domain/content/town';
import { mapAddressOf, pageOfPoint, readMapPoint } from '@approdo/shared/rich-text/map-point';
import { Anchor, Button, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { columns } from '../../kit/styles/columns.ts';
import { usePlatform } from '../../session/platform-context.ts';
import styles from './property.module.css';
import { type PropertyForm, position } from './property-draft.ts';
import { PROPERTY, PROPERTY_FORM, SPOT } from './texts.ts';

/** The fields for the property's location. */
export function PlaceFields({ form }: { readonly form: PropertyForm }) {
  const { draft, field } = form;
  const latitude = position.decode(draft.latitude);
  const longitude = position.decode(draft.longitude);
  return (
    <Fieldset legend={PROPERTY.place}>
      <Stack>
        <AddressFields form={form} />
        <MapField form={form} />
        <div style={columns('10rem')}>
          <TextInput label={PROPERTY_FORM.latitude} inputMode="decimal" {...field('latitude')} />
          <TextInput label={PROPERTY_FORM.longitude} inputMode="decimal" {...field('longitude')} />
        </div>
        {latitude !== null && longitude !== null && <Spot point={{ latitude, longitude }} />}
        <TextInput
          label={PROPERTY_FORM.mapUrl}
          description={PROPERTY_FORM.mapUrlHelp}
          inputMode="url"
          spellCheck={false}
          {...field('mapUrl')}
        />
      </Stack>
    </Fieldset>
  );
}

/** The town follows the address until the owner writes another. */
function AddressFields({ form: { draft, field, change } }: { readonly form: PropertyForm }) {
  const address = field('address');

  function typeAddress(typed: string): void {
    if (draft.town === '' || draft.town === townOf(draft.address)) change('town', townOf(typed) ?? '');
    change('address', typed);
  }

  return (
    <>
      <TextInput
        label={PROPERTY_FORM.address}
        {...address}
        onChange={({ currentTarget }) => typeAddress(currentTarget.value)}
      />
      <TextInput label={PROPERTY_FORM.town} description={PROPERTY_FORM.townHelp} {...field('town')} />
    </>
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

type SpotProps = { readonly point: { readonly latitude: number; readonly longitude: number } };

/** The point on a map, loaded on request: the map service learns nothing before. */
function Spot({ point }: SpotProps) {
  const { allowsThirdPartyFrames } = usePlatform();
  const address = mapAddressOf(point);
  const [loaded, setLoaded] = useState<string>();
  if (!address) return null;
  if (loaded === address) {
    return (
      <iframe
        className={styles.map}
        title={SPOT.title}
        src={address}
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div>
      <Group gap="md">
        {allowsThirdPartyFrames && (
          <Button variant="default" leftSection={<MapPin size={18} aria-hidden />} onClick={() => setLoaded(address)}>
            {SPOT.show}
          </Button>
        )}
        <Anchor href={pageOfPoint(point)} target="_blank" rel="noopener" underline="always">
          {SPOT.open}
        </Anchor>
      </Group>
      <Text c="dimmed" size="sm" mt="xs">
        {SPOT.notice}
      </Text>
    </div>
  );
}

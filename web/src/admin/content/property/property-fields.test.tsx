// @vitest-environment jsdom
import { type PropertyAnswer, SHORTENED_MAP } from '@approdo/shared/contract/content/property';
import { afterEach, expect, test } from 'vitest';
import { enter, fieldOf, leaveAdmin, press, Refusal, see, showAdmin, tick } from '../../../testing/show-admin.tsx';
import { ContactFields, RulesField } from './details-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { usePropertyForm } from './property-draft.ts';

afterEach(leaveAdmin);

const ADDRESS = 'Indirizzo (facoltativo)';
const TOWN = 'Località (facoltativa)';
const MAP = 'Mappa per chi visita il sito (facoltativa)';
const PHONE = 'Telefono (facoltativo)';

const PROPERTY: PropertyAnswer = {
  name: 'Casa Zagara',
  description: 'Una casa di pescatori.',
  bedrooms: 2,
  bathrooms: 1,
  maxGuests: 4,
  amenities: [],
  images: [],
  sameDayTurnover: false,
  cin: null,
  cir: null,
  address: null,
  town: null,
  latitude: null,
  longitude: null,
  mapUrl: null,
  phone: null,
  publicEmail: null,
  isWhatsApp: false,
  houseRules: null,
  version: 'v1',
};

function Fields({ property }: { readonly property: PropertyAnswer }) {
  const form = usePropertyForm({ property, loadLatest: () => undefined });
  return (
    <form {...form.props}>
      <PlaceFields form={form} />
      <ContactFields form={form} />
      <RulesField form={form} />
      <button type="submit">Salva</button>
    </form>
  );
}

const show = (property: Partial<PropertyAnswer> = {}, answer: unknown = { ...PROPERTY, version: 'v2' }) =>
  showAdmin(<Fields property={{ ...PROPERTY, ...property }} />, { 'PUT /property': answer });

test('the town is read from the address as it is typed', async () => {
  await show({ address: 'Via del Porto 3' });
  await enter(ADDRESS, 'Via Roma 1, 08020 Budoni (SS)');
  expect(fieldOf(TOWN).value).toBe('Budoni');
  await enter(ADDRESS, 'Via Roma 1, 07052 San Teodoro (SS)');
  expect(fieldOf(TOWN).value).toBe('San Teodoro');
});

test('a town that the owner wrote stays, whatever the address names', async () => {
  await show({ address: 'Via Roma 1, 08020 Budoni (SS)', town: 'Tanaunella' });
  await enter(ADDRESS, 'Via Roma 1, 07052 San Teodoro (SS)');
  expect(fieldOf(TOWN).value).toBe('Tanaunella');
});

test('what guests ask for is sent as it was typed', async () => {
  const { sent } = await show();
  await enter(ADDRESS, 'Via Roma 1, 08020 Budoni (SS)');
  await enter(MAP, 'https://maps.google.com/?q=Budoni&z=9');
  await enter(PHONE, '+39 333 123 4567');
  await tick('A questo numero rispondo anche su WhatsApp');
  await enter('E-mail da mostrare (facoltativa)', 'casa@example.com');
  await enter('Regole della casa (facoltative)', 'Non si fuma.\nNiente feste.');
  await press('Salva');
  await expect
    .poll(() => sent()[0]?.body)
    .toMatchObject({
      town: 'Budoni',
      mapUrl: 'https://maps.google.com/?q=Budoni&z=9',
      phone: '+39 333 123 4567',
      isWhatsApp: true,
      publicEmail: 'casa@example.com',
      houseRules: 'Non si fuma.\nNiente feste.',
    });
});

test('a map that cannot be shown is refused beside its field', async () => {
  const fault = { error: SHORTENED_MAP, fields: { mapUrl: SHORTENED_MAP }, code: 'INVALID' };
  await show({}, new Refusal(400, fault));
  await enter(MAP, 'https://maps.app.goo.gl/abc');
  await press('Salva');
  await see('È un indirizzo abbreviato');
  expect(fieldOf(MAP).getAttribute('aria-invalid')).toBe('true');
  expect(fieldOf(MAP).value).toBe('https://maps.app.goo.gl/abc');
});

import type { PropertyDetails } from '@approdo/shared/contract/content/property';
import { expect, test } from 'vitest';
import { propertyFields, propertyForm } from './property-draft.ts';

const property: PropertyDetails = {
  name: 'Casa Zagara',
  description: 'Una casa di pescatori.',
  bedrooms: 2,
  bathrooms: 1,
  maxGuests: 4,
  amenities: ['Free WiFi'],
  images: ['/uploads/terrace.jpg'],
  sameDayTurnover: false,
  cin: null,
  cir: null,
  address: null,
  town: null,
  latitude: 38.5601,
  longitude: null,
  mapUrl: 'https://www.google.com/maps?q=Procida&z=15&output=embed',
  phone: '+39 000 123 4567',
  publicEmail: null,
  isWhatsApp: true,
  houseRules: 'Non si fuma.\nNiente feste.',
};

test('what is not touched is sent as it was', () => {
  expect(propertyFields.parse(propertyForm.decode(propertyForm.encode(property)))).toEqual(property);
});

test('a position may be typed with a comma', () => {
  expect(propertyForm.encode(property).latitude).toBe('38,5601');
  expect(propertyForm.decode({ ...propertyForm.encode(property), longitude: ' 14,96 ' }).longitude).toBe(14.96);
});

test.each([
  ['bedrooms', '', 'Inserisci un numero intero da 1 in su'],
  ['bathrooms', '0', 'Inserisci un numero intero da 1 in su'],
  ['latitude', 'nord', 'La latitudine è un numero da -90 a 90'],
])('%s typed as %j is refused', (field, typed, message) => {
  const read = propertyFields.safeParse(propertyForm.decode({ ...propertyForm.encode(property), [field]: typed }));
  expect(read.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, message]]);
});

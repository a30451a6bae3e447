// @vitest-environment jsdom
import type { PropertyAnswer } from '@approdo/shared/contract/content/property';
import { afterEach, expect, test, vi } from 'vitest';
import { fieldOf, leaveAdmin, press, Refusal, see, showAdmin } from '../../../testing/show-admin.tsx';
import { ScreenContext } from '../../session/screen-context.ts';
import { SCREENS } from '../../shell/screens.ts';
import { UploadsProvider } from '../uploads/index.ts';
import { PropertyScreen } from './property-screen.tsx';

afterEach(leaveAdmin);

const PROPERTY: PropertyAnswer = {
  name: 'Casa Zagara',
  description: 'Una casa di pescatori.',
  bedrooms: 2,
  bathrooms: 1,
  maxGuests: 4,
  amenities: ['Lavatrice'],
  images: ['/uploads/bay.jpg'],
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

async function show({ isPhone = true, at = '/property', answer = PROPERTY as unknown } = {}) {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isPhone && query.includes('max-width'), media: query }),
  );
  const shown = await showAdmin(
    <ScreenContext value={SCREENS.find(({ path }) => path === 'property')}>
      <UploadsProvider>
        <PropertyScreen />
      </UploadsProvider>
    </ScreenContext>,
    { 'GET /property': PROPERTY, 'PUT /property': answer },
    at,
  );
  await see('Come ti contattano');
  return shown;
}

/** The sections, without the folds within them. */
const sections = () =>
  [...document.querySelectorAll('details')].filter(({ children }) =>
    [...children].some(({ tagName }) => tagName === 'FIELDSET'),
  );
const openSections = () =>
  sections()
    .filter(({ open }) => open)
    .map((section) => section.querySelector('summary')?.textContent);

test('on a phone the first section is open, and the others a press away', async () => {
  await show();
  expect(sections()).toHaveLength(7);
  expect(openSections()).toEqual(['La proprietà']);
});

test('at a desk all of them are open', async () => {
  await show({ isPhone: false });
  expect(openSections()).toHaveLength(7);
});

test('what is wrong in a folded section opens it', async () => {
  const fault = { error: 'Non valido', fields: { publicEmail: 'Questo indirizzo non esiste' }, code: 'INVALID' };
  await show({ answer: new Refusal(400, fault) });
  await press('Salva');
  await see('Questo indirizzo non esiste');
  await expect.poll(openSections).toEqual(['La proprietà', 'Come ti contattano']);
  expect(document.activeElement).toBe(fieldOf('E-mail da mostrare (facoltativa)'));
});

test('a link to the switch of same-day turnover opens its section', async () => {
  await show({ at: '/property#turnover' });
  await expect.poll(openSections).toEqual(['La proprietà', 'Soggiorni']);
  expect(document.activeElement).toHaveProperty('name', 'sameDayTurnover');
});

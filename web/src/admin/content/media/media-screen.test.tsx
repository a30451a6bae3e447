// @vitest-environment jsdom
import type { Media } from '@approdo/shared/contract/content/media';
import { afterEach, expect, test, vi } from 'vitest';
import {
  acting,
  buttonOf,
  enter,
  fieldOf,
  leaveAdmin,
  press,
  see,
  seeNoMore,
  showAdmin,
} from '../../../testing/show-admin.tsx';
import { find } from '../../../testing/show-on-page.tsx';
import { ScreenContext } from '../../session/screen-context.ts';
import { SCREENS } from '../../shell/screens.ts';
import { UploadsProvider } from '../uploads/index.ts';
import { MediaScreen } from './media-screen.tsx';

afterEach(leaveAdmin);

const mediaOf = (number: number): Media => ({
  id: `m${number}`,
  name: `Foto ${number}`,
  caption: number === 20 ? 'Il porto di sera' : '',
  alt: '',
  url: `/uploads/${number}.jpg`,
  type: 'image/jpeg',
  contentType: 'image',
  size: 2048,
  dimensions: { width: 1600, height: 1200 },
  duration: null,
  createdAt: '2027-05-01T08:00:00.000Z',
  version: 'v1',
});
const LIBRARY = Array.from({ length: 20 }, (_, index) => mediaOf(index + 1));

async function show({ isPhone = false, at = '/media' } = {}, answers: Readonly<Record<string, unknown>> = {}) {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isPhone && query.includes('max-width'), media: query }),
  );
  const shown = await showAdmin(
    <ScreenContext value={SCREENS.find(({ path }) => path === 'media')}>
      <UploadsProvider>
        <MediaScreen />
      </UploadsProvider>
    </ScreenContext>,
    { 'GET /media': LIBRARY, ...answers },
    at,
  );
  await see('Foto 1');
  return shown;
}

const names = () => [...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'));

async function search(text: string): Promise<void> {
  const field = find<HTMLInputElement>('input[type="search"]');
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await acting(() => {
    setter?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('twelve files are a page, and a search looks through names and captions of all', async () => {
  await show({ isPhone: true });
  expect(names()).toHaveLength(12);
  await search('porto');
  expect(names()).toEqual(['m20']);
  await search('foto 19');
  expect(names()).toEqual(['m19']);
});

test('at a desk a card says all of its file, and has its buttons', async () => {
  await show();
  await see('1600 × 1200 px');
  expect(buttonOf('Copia URL', find('[data-row="m1"]')).textContent).toBe('Copia URL');
});

test('on a phone a file is a tile, which opens its card', async () => {
  await show({ isPhone: true });
  expect(document.body.textContent).not.toContain('1600 × 1200 px');
  await press('Foto 3');
  await see('1600 × 1200 px');
  expect(find('[role="dialog"]').textContent).toContain('Foto 3');
  const card = find('[role="dialog"]');
  for (const label of ['Copia URL', 'Modifica', 'Elimina']) expect(buttonOf(label, card).disabled).toBe(false);
});

test('what is saved in the window stands in it', async () => {
  const saved = { ...mediaOf(3), caption: 'All’alba', version: 'v2' };
  let library = LIBRARY;
  const answers = {
    'GET /media': () => library,
    'PUT /media/m3': () => {
      library = library.map((media) => (media.id === 'm3' ? saved : media));
      return saved;
    },
  };
  const { sent } = await show({ isPhone: true }, answers);
  await press('Foto 3');
  await press('Modifica');
  await enter('Didascalia', 'All’alba');
  await press('Salva');
  await see('All’alba');
  expect(sent()).toMatchObject([{ method: 'PUT', body: { name: 'Foto 3', caption: 'All’alba' } }]);
  expect(find('[role="dialog"]').textContent).toContain('All’alba');
});

test('what is typed in the window is not lost by Escape', async () => {
  await show({ isPhone: true });
  await press('Foto 3');
  await press('Modifica');
  await enter('Didascalia', 'All’alba');
  const escapeKey = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  await acting(() => fieldOf('Didascalia').dispatchEvent(escapeKey));
  await see('Se esci adesso, quello che hai scritto va perso.');
  await press('Resta qui');
  expect(fieldOf('Didascalia').value).toBe('All’alba');
});

test('a file that the address names is open on a phone', async () => {
  const { address } = await show({ isPhone: true, at: '/media#m15' });
  await see('Dalla libreria');
  expect(find('[role="dialog"]').textContent).toContain('Foto 15');
  await acting(() => find('[role="dialog"] button[aria-label="Chiudi"]').click());
  await seeNoMore('Dalla libreria');
  expect(address()).toBe('/media');
});

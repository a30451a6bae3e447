// @vitest-environment jsdom
import type { Media } from '@approdo/shared/contract/content/media';
import { afterEach, expect, test, vi } from 'vitest';
import { acting, enter, fieldOf, leaveAdmin, press, see, seeNoMore, showAdmin } from '../../../testing/show-admin.tsx';
import { UploadsProvider } from '../uploads/index.ts';
import { ANY_IMAGE, ANY_VIDEO, type Picked } from './media-filter.ts';
import { MediaPicker } from './media-picker.tsx';

afterEach(async () => {
  await leaveAdmin();
  vi.unstubAllGlobals();
});

const TERRACE: Media = {
  id: 'm1',
  name: 'La terrazza',
  caption: 'La terrazza all’alba',
  alt: 'Un tavolo davanti al mare',
  url: '/uploads/terrace.jpg',
  type: 'image/jpeg',
  contentType: 'image',
  size: 4000,
  dimensions: { width: 1600, height: 1200 },
  duration: null,
  createdAt: '2027-05-01T08:00:00.000Z',
  version: 'v1',
};
const BAY: Media = { ...TERRACE, id: 'm2', name: 'La baia', url: '/uploads/bay.jpg', caption: '', alt: '' };
const FILM: Media = { ...BAY, id: 'm3', name: 'Il giro', type: 'video/mp4', contentType: 'video' };

type Props = Partial<Parameters<typeof MediaPicker>[0]>;

async function show(props: Props = {}, answers: Readonly<Record<string, unknown>> = {}) {
  const chosen: Picked[] = [];
  const shown = await showAdmin(
    <UploadsProvider>
      <MediaPicker
        show={ANY_IMAGE}
        finish="Inserisci"
        onChoose={(picked) => chosen.push(picked)}
        onClose={() => undefined}
        {...props}
      />
    </UploadsProvider>,
    { 'GET /media': [TERRACE, BAY, FILM], ...answers },
  );
  await see('Carica');
  return { ...shown, chosen };
}

const isFolded = () => document.querySelector('details')?.open === false;

test('a picture is chosen by one press, and its texts are asked next, as the library has them', async () => {
  const { chosen, sent } = await show();
  await see('La terrazza');
  await press('La terrazza');
  expect(fieldOf('Didascalia').value).toBe('La terrazza all’alba');
  expect(fieldOf('Testo alternativo').value).toBe('Un tavolo davanti al mare');
  expect(chosen).toEqual([]);
  await press('Inserisci');
  await expect.poll(() => chosen).toEqual([TERRACE]);
  expect(sent()).toEqual([]);
});

test('texts that are changed are kept by the library, and taken with the picture', async () => {
  const saved = { ...TERRACE, caption: 'Al tramonto', version: 'v2' };
  const { chosen, sent } = await show({}, { 'PUT /media/m1': saved });
  await see('La terrazza');
  await press('La terrazza');
  await enter('Didascalia', 'Al tramonto');
  await press('Inserisci');
  await expect.poll(() => chosen).toEqual([saved]);
  expect(sent()).toMatchObject([{ method: 'PUT', path: '/media/m1', body: { caption: 'Al tramonto' } }]);
});

test('who presses the wrong picture goes back, and finds what she searched', async () => {
  await show();
  await see('La baia');
  await press('La baia');
  await press('Scegline un’altra');
  await seeNoMore('Testo alternativo');
  await see('La terrazza');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('La baia');
});

test('texts that were typed are not lost by Escape', async () => {
  let isClosed = false;
  await show({
    onClose: () => {
      isClosed = true;
    },
  });
  await see('La baia');
  await press('La baia');
  await enter('Didascalia', 'Al tramonto');
  const escapeKey = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  await acting(() => fieldOf('Didascalia').dispatchEvent(escapeKey));
  await see('Se esci adesso, quello che hai scritto va perso.');
  expect(isClosed).toBe(false);
  await press('Resta qui');
  expect(fieldOf('Didascalia').value).toBe('Al tramonto');
});

test('a film is taken at once: the site shows no caption of it', async () => {
  const { chosen } = await show({ show: ANY_VIDEO });
  await see('Il giro');
  await press('Il giro');
  expect(chosen).toEqual([FILM]);
});

test('of several, each is taken by its press', async () => {
  const { chosen } = await show({ isChosen: () => false });
  await see('La terrazza');
  await press('La terrazza');
  await press('La baia');
  expect(chosen.map(({ id }) => id)).toEqual(['m1', 'm2']);
});

test('who uploads one picture has chosen it', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 40, close: () => undefined }));
  await show({}, { 'POST /media': { ...BAY, id: 'm9', name: 'Nuova' } });
  const file = new File(['x'], 'nuova.jpg', { type: 'image/jpeg' });
  const field = document.querySelector<HTMLInputElement>('input[type="file"]');
  Object.defineProperty(field, 'files', { value: [file] });
  await acting(() => field?.dispatchEvent(new Event('change', { bubbles: true })));
  await see('Testo alternativo');
  await see('Nuova');
});

test('an address by hand is under Indirizzo, where whoever opens the picker allows it', async () => {
  await show();
  expect(document.querySelector('details')).toBeNull();
});

test.each([
  ['is folded where there is none yet', '', true],
  ['is folded for a picture of the library', '/uploads/terrace.jpg', true],
  ['is open for one from elsewhere', 'https://example.org/baia.jpg', false],
])('it %s', async (_, start, folded) => {
  await show({ address: { start, findFault: () => undefined } });
  expect(isFolded()).toBe(folded);
  expect(fieldOf('URL').value).toBe(start);
});

test('an address that cannot be used is refused beside its field, another is taken as it was typed', async () => {
  const findFault = (typed: string) => (typed.startsWith('http:') ? 'Non è ammesso' : undefined);
  const { chosen } = await show({ address: { start: '', findFault } });
  await enter('URL', 'http://example.org/baia.jpg');
  await press('Inserisci');
  await see('Non è ammesso');
  await enter('URL', 'https://example.org/baia.jpg');
  await press('Inserisci');
  await expect.poll(() => chosen).toEqual([{ url: 'https://example.org/baia.jpg', alt: '', caption: '' }]);
});

// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { acting, leaveAdmin, press, see, showAdmin } from '../../../testing/show-admin.tsx';
import { UploadsProvider } from '../uploads/index.ts';
import { RichTextEditor } from './rich-text-editor.tsx';

afterEach(leaveAdmin);

const nothing = () => undefined;

async function showEditor(isPhone: boolean): Promise<void> {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isPhone && query === '(max-width: 47.99em)' }),
  );
  await showAdmin(
    <UploadsProvider>
      <RichTextEditor label="Contenuto" start="<p>Il mare</p>" onChange={nothing} onWaiting={nothing} />
    </UploadsProvider>,
  );
  await see('Il mare');
}

const buttonsIn = (role: string) => [...document.querySelectorAll<HTMLElement>(`[role="${role}"] button`)];

const namesIn = (role: string) => buttonsIn(role).map((button) => button.getAttribute('aria-label') ?? '');

/** The tools of a sheet, which is closed again. */
async function readSheet(name: string): Promise<readonly string[]> {
  await press(name);
  const close = buttonsIn('dialog').find((button) => button.getAttribute('aria-label') === 'Chiudi');
  const tools = namesIn('dialog').filter((tool) => tool !== 'Chiudi');
  await acting(() => close?.click());
  return tools;
}

const AT_HAND = ['Testo', 'Grassetto', 'Corsivo', 'Elenco puntato', 'Link', 'Inserisci', 'Altro'];

test('on a phone the toolbar has what writers use', async () => {
  await showEditor(true);
  expect(namesIn('toolbar')).toEqual(AT_HAND);
});

test('its sheets have the kinds of text, the six embeds, and the rest', async () => {
  await showEditor(true);
  expect(await readSheet('Testo')).toEqual([
    'Paragrafo',
    ...[1, 2, 3, 4, 5, 6].map((level) => `H${level}, intestazione ${level}`),
    'Citazione',
  ]);
  expect(await readSheet('Inserisci')).toEqual(
    ['Galleria', 'Immagine', 'Video', 'Audio', 'Mappa', 'YouTube'].map((what) => `Inserisci ${what}`),
  );
  expect(await readSheet('Altro')).toContain('Torna indietro');
});

test('no tool of a desk is missing on a phone, and none is there twice', async () => {
  await showEditor(false);
  const atDesk = namesIn('toolbar');
  expect(atDesk).toHaveLength(30);
  await leaveAdmin();
  await showEditor(true);
  const onPhone = namesIn('toolbar');
  for (const sheet of ['Testo', 'Inserisci', 'Altro']) onPhone.push(...(await readSheet(sheet)));
  const isTool = (name: string) => !['Testo', 'Inserisci', 'Altro'].includes(name);
  expect(onPhone.filter(isTool).toSorted()).toEqual(atDesk.toSorted());
});

test('Tab stops at one button of the toolbar, and arrows go round the others', async () => {
  await showEditor(true);
  const [first, second] = buttonsIn('toolbar');
  const stops = () => buttonsIn('toolbar').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([first]);
  const arrow = (key: string) => () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  await acting(() => first?.focus());
  await acting(arrow('ArrowRight'));
  expect(document.activeElement).toBe(second);
  expect(stops()).toEqual([second]);
  await acting(arrow('Home'));
  await acting(arrow('ArrowLeft'));
  expect(document.activeElement?.textContent).toBe('Altro');
});

// @vitest-environment jsdom
import type { WireCall } from '@approdo/shared/client';
import type { LookDraft, LookVersion } from '@approdo/shared/contract/content/look';
import { DEFAULT_LOOK } from '@approdo/shared/domain/content/look/look';
import { derivePalette } from '@approdo/shared/domain/content/look/palette';
import { ACCENT_COLOURS } from '@approdo/shared/domain/content/look/tokens';
import { afterEach, expect, test, vi } from 'vitest';
import {
  acting,
  buttonOf,
  enter,
  fieldOf,
  leaveAdmin,
  press,
  Refusal,
  see,
  seeNoMore,
  showAdmin,
  tick,
} from '../../../testing/show-admin.tsx';
import { find } from '../../../testing/show-on-page.tsx';
import { ScreenContext } from '../../session/screen-context.ts';
import { SCREENS } from '../../shell/screens.ts';
import { UploadsProvider } from '../uploads/index.ts';
import { LookScreen } from './look-screen.tsx';

afterEach(leaveAdmin);

const START: LookDraft = { ...DEFAULT_LOOK, sections: [...DEFAULT_LOOK.sections], isDraft: false, version: 'v1' };
const PATH = `/look/${'a'.repeat(43)}/`;

const versionOf = (id: string, publishedAt: string | null, isCurrent = false): LookVersion => {
  const { isDraft: _, version: __, ...look } = START;
  return { id, publishedAt, by: publishedAt && 'Anna', isCurrent, look };
};
const VERSIONS = [versionOf('l2', '2027-05-08T08:30:00.000Z', true), versionOf('l1', null)];

type Answers = Readonly<Record<string, unknown>>;

/** The screen over a site that keeps drafts as the server does. */
async function show(start: LookDraft = START, answers: Answers = {}) {
  let draft = start;
  const keep = (changes: object, isDraft: boolean) => {
    draft = { ...draft, ...changes, isDraft, version: `v${Number(draft.version.slice(1)) + 1}` };
    return draft;
  };
  const site = {
    'GET /look/draft': () => draft,
    // A call's body is what the screen sent.
    'PUT /look/draft': ({ body }: WireCall) => keep(body as object, true),
    'DELETE /look/draft': () => void keep(START, false),
    'POST /look/publish': () => keep({}, false),
    'POST /look/back': () => keep({}, draft.isDraft),
    'GET /look/versions': VERSIONS,
    'POST /look/preview': { path: PATH, until: '2027-05-08T09:00:00.000Z' },
    'GET /homepage': { accent: 'olive' },
    ...answers,
  };
  const shown = await showAdmin(
    <ScreenContext value={SCREENS.find(({ path }) => path === 'look')}>
      <UploadsProvider>
        <LookScreen />
      </UploadsProvider>
    </ScreenContext>,
    site,
    '/look',
  );
  return { ...shown, bodies: () => shown.sent().flatMap(({ path, body }) => (path === '/look/draft' ? [body] : [])) };
}

/** Opens a part of the screen. */
async function open(title: string): Promise<void> {
  const summary = [...document.querySelectorAll('summary')].find(({ textContent }) => textContent === title);
  await acting(() => summary?.click());
  await vi.waitFor(() => expect(summary?.nextElementSibling).toBeTruthy(), { timeout: 10_000 });
}

const named = (name: string) => find<HTMLButtonElement>(`[aria-label="${name}"]`);
const frames = () => [...document.querySelectorAll('iframe')];
/** The browser has loaded the document of the newest frame. */
async function load(): Promise<void> {
  const frame = frames().at(-1);
  if (frame?.contentWindow) frame.contentWindow.matchMedia = window.matchMedia;
  await acting(() => frame?.dispatchEvent(new Event('load')));
}

const places = () => frames().map(({ src }) => new URL(src).pathname);
const isIdle = (text: string) => buttonOf(text).getAttribute('aria-disabled') === 'true';
const isChosen = (label: string) => fieldOf(label).matches(':checked');
const parts = () =>
  [...document.querySelectorAll('ul[aria-label="Parti della home page"] > li')].map(
    ({ textContent }) => textContent?.split('Su')[0],
  );

async function chooseFile(file: File): Promise<void> {
  const input = find<HTMLInputElement>('input[type="file"]');
  Object.defineProperty(input, 'files', { value: [file] });
  await acting(() => input.dispatchEvent(new Event('change', { bubbles: true })));
}

test('a choice is kept as draft by itself, shown in the frame, and published on request', async () => {
  const { bodies, banners } = await show();
  await see('Apertura');
  expect(isIdle('Pubblica')).toBe(true);
  await open('Apertura');
  await tick('Foto a tutto schermo, parole al centro');
  await see('Ci sono modifiche non pubblicate.');
  await expect.poll(bodies).toEqual([{ hero: 'FULL' }]);
  await expect.poll(() => frames().length).toBe(2);
  await load();
  expect(frames()).toHaveLength(1);

  await press('Pubblica');
  await expect.poll(banners).toEqual(['Aspetto pubblicato con successo']);
  await seeNoMore('Ci sono modifiche non pubblicate.');
  expect(isChosen('Foto a tutto schermo, parole al centro')).toBe(true);
});

test('pressed twice at once, it is published once', async () => {
  const { sent, banners } = await show();
  await see('Apertura');
  await open('Apertura');
  await tick('Foto a tutto schermo, parole al centro');
  await acting(() => {
    buttonOf('Pubblica').click();
    buttonOf('Pubblica').click();
  });
  await expect.poll(banners).toEqual(['Aspetto pubblicato con successo']);
  await seeNoMore('Ci sono modifiche non pubblicate.');
  expect(sent().filter(({ path }) => path === '/look/publish')).toHaveLength(1);
});

test('who publishes at once publishes what was chosen last', async () => {
  const { sent, banners } = await show();
  await see('Forme');
  await open('Forme');
  await tick('Tondi');
  await press('Pubblica');
  await expect.poll(banners).toEqual(['Aspetto pubblicato con successo']);
  const calls = sent().map(({ method, path }) => `${method} ${path}`);
  expect(calls.filter((call) => !call.endsWith('/preview'))).toEqual(['PUT /look/draft', 'POST /look/publish']);
});

test('a choice that could not be kept stays, and is kept by “Salva”', async () => {
  let isDown = true;
  const round = { ...START, corners: 'ROUND', isDraft: true, version: 'v2' };
  const { bodies } = await show(START, {
    'PUT /look/draft': () => (isDown ? new Refusal(500, { error: 'Disco pieno' }) : round),
  });
  await see('Forme');
  await open('Forme');
  await tick('Tondi');
  await see('Errore nel salvataggio dell’aspetto');
  await see('Disco pieno');
  expect(isChosen('Tondi')).toBe(true);
  expect(isIdle('Pubblica')).toBe(true);
  isDown = false;
  await press('Salva');
  await seeNoMore('Errore nel salvataggio dell’aspetto');
  expect(bodies()).toEqual([{ corners: 'ROUND' }, { corners: 'ROUND' }]);
  expect(isIdle('Pubblica')).toBe(false);
});

test('what another admin left is loaded, or replaced, but never unseen', async () => {
  const theirs = { ...START, corners: 'SHARP', isDraft: true, version: 'v9' };
  const conflict = Object.assign(new Refusal(412, { error: 'no' }), { body: { error: 'no', current: theirs } });
  await show(START, { 'PUT /look/draft': conflict });
  await see('Forme');
  await open('Forme');
  await tick('Tondi');
  await see('Nel frattempo qualcun altro ha modificato questi dati.');
  expect(isChosen('Tondi')).toBe(true);
  await press('Carica la versione più recente');
  await press('Carica');
  await expect.poll(() => isChosen('Vivi')).toBe(true);
  await see('Ci sono modifiche non pubblicate.');
});

test('discarding asks, and shows what the site has', async () => {
  const { banners } = await show({ ...START, hero: 'SIDE', isDraft: true });
  await see('Apertura');
  await open('Apertura');
  await press('Scarta le modifiche');
  await press('Scarta');
  await expect.poll(banners).toEqual(['Modifiche scartate con successo']);
  await expect.poll(() => isChosen('Parole su un riquadro accanto alla foto')).toBe(true);
  expect(isIdle('Scarta le modifiche')).toBe(true);
});

test('the look before is named by its date, and comes back', async () => {
  const older = versionOf('l1', '2027-05-05T08:30:00.000Z');
  const { banners } = await show(START, { 'GET /look/versions': [VERSIONS[0], older] });
  await expect.poll(() => isIdle('Torna all’aspetto di prima')).toBe(false);
  await press('Torna all’aspetto di prima');
  await see(
    'Sul sito torna l’aspetto pubblicato il 5 maggio 2027 alle 10:30. Se ci ripensi, puoi rimettere quello di adesso.',
  );
  await press('Torna a quello di prima');
  await expect.poll(banners).toEqual(['Aspetto di prima ripristinato con successo']);
});

test('going back tells who has unpublished changes that they stay', async () => {
  const older = versionOf('l1', '2027-05-05T08:30:00.000Z');
  await show({ ...START, hero: 'SIDE', isDraft: true }, { 'GET /look/versions': [VERSIONS[0], older] });
  await expect.poll(() => isIdle('Torna all’aspetto di prima')).toBe(false);
  await press('Torna all’aspetto di prima');
  await see('puoi rimettere quello di adesso; le modifiche non ancora pubblicate restano da parte.');
});

test('a site whose look was never changed has none to go back to, and one version', async () => {
  await show(START, { 'GET /look/versions': [versionOf('defaults', null, true)] });
  await see('Versioni');
  expect(isIdle('Torna all’aspetto di prima')).toBe(true);
  await press('Versioni');
  await see('L’aspetto dell’inizio');
  await see('Sul sito adesso');
});

test('a look that cannot be read is tried again', async () => {
  let isDown = true;
  await show(START, { 'GET /look/draft': () => (isDown ? new Refusal(500, { error: 'Disco pieno' }) : START) });
  await see('Errore nel caricamento dell’aspetto');
  isDown = false;
  await press('Riprova');
  await see('Logo e icona');
});

test('the accent of the home page is chosen until a colour is, and then is no colour of its own', async () => {
  const { bodies } = await show();
  await see('Colore');
  await open('Colore');
  await expect.poll(() => isChosen('Ulivo')).toBe(true);
  await tick('Terracotta');
  await expect.poll(bodies).toEqual([{ colour: ACCENT_COLOURS.terracotta }]);
  await tick('Ulivo');
  await expect.poll(bodies).toEqual([{ colour: ACCENT_COLOURS.terracotta }, { colour: null }]);
});

test('a colour of one’s own is written, and said where it has to be darker to be read', async () => {
  const { bodies } = await show();
  await see('Colore');
  await open('Colore');
  await tick('Il tuo colore');
  await enter('Codice', 'FFE600');
  const readable = derivePalette('#ffe600').light.sea;
  await see(`Per essere leggibile diventa ${readable}`);
  await expect.poll(bodies).toEqual([{ colour: '#ffe600' }]);

  await enter('Codice', '#17587');
  await acting(() => fieldOf('Codice').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  await see('Scrivi un colore come #1a6b8f');
  await enter('Codice', '#17587c');
  await seeNoMore('Per essere leggibile');
  await expect.poll(bodies).toEqual([{ colour: '#ffe600' }, { colour: '#17587c' }]);
});

test('a part of the home page is moved and keeps the focus, and is hidden, but not the booking', async () => {
  const { bodies } = await show();
  await see('Parti della home page');
  await open('Parti della home page');
  expect(parts()).toEqual(['La casa', 'Prenotazione', 'Galleria', 'Recensioni', 'Contatti', 'Blog']);
  await acting(() => named('Sposta Galleria su').click());
  expect(parts()).toEqual(['La casa', 'Galleria', 'Prenotazione', 'Recensioni', 'Contatti', 'Blog']);
  expect(document.activeElement).toBe(named('Sposta Galleria su'));
  await see('Ora è al posto 2 di 6');
  expect(named('Sposta La casa su').getAttribute('aria-disabled')).toBe('true');

  expect(named('Visibile: Prenotazione').disabled).toBe(true);
  await acting(() => named('Visibile: Blog').click());
  await expect
    .poll(() => bodies().at(-1))
    .toMatchObject({
      sections: expect.arrayContaining([
        { id: 'POSTS', isVisible: false },
        { id: 'BOOKING', isVisible: true },
      ]),
    });
});

test('a logo is uploaded with what could be better about it, and removed', async () => {
  const logo = { file: `logo-${'0'.repeat(32)}-700x100.svg`, width: 700, height: 100 };
  const hint = 'Il logo è molto largo: nella barra sarà piccolo';
  const { bodies, calls } = await show(START, { 'POST /look/files': { ...logo, hints: [hint] } });
  await see('Logo e icona');
  await open('Logo e icona');
  const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
  await chooseFile(file);
  await see(hint);
  const upload = calls.find(({ path }) => path === '/look/files');
  expect(upload).toMatchObject({ body: { as: 'LOGO' }, file: { content: file } });
  await expect.poll(bodies).toEqual([{ logo }]);
  await acting(() => named('Rimuovi: Logo').click());
  await expect.poll(bodies).toEqual([{ logo }, { logo: null }]);
  await seeNoMore(hint);
});

test('a logo for the dark is asked for where the site is dark at night', async () => {
  await show();
  await see('Logo e icona');
  await open('Logo e icona');
  expect(document.body.textContent).not.toContain('Logo per il fondo scuro');
  await open('Chiaro e scuro');
  await tick('Come il dispositivo di chi guarda');
  await see('Logo per il fondo scuro');
});

test('a logo that is refused says why, and leaves the one before', async () => {
  const refusal = new Refusal(415, { error: 'Questo SVG non è sicuro o è troppo complesso' });
  const { bodies } = await show(START, { 'POST /look/files': refusal });
  await see('Logo e icona');
  await open('Logo e icona');
  await chooseFile(new File(['<svg/>'], 'logo.svg'));
  await see('Questo SVG non è sicuro o è troppo complesso');
  expect(bodies()).toEqual([]);
});

test('the preview goes from page to page, in the light that is asked for', async () => {
  await show();
  await expect.poll(places).toEqual([PATH]);
  const [first] = frames();
  expect(first?.style.colorScheme).toBe('light');
  const pages = find<HTMLSelectElement>('select[aria-label="Pagina"]');
  await acting(() => {
    pages.value = 'blog';
    pages.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(places()).toEqual([PATH, `${PATH}blog`]);
  expect(frames()[0]).toBe(first);
  await load();
  expect(places()).toEqual([`${PATH}blog`]);
  await tick('Scura');
  await expect.poll(() => frames().at(-1)?.style.colorScheme).toBe('dark');
  expect(places()).toEqual([`${PATH}blog`, `${PATH}blog`]);
});

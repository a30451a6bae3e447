import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { type SiteServer, startSiteServer } from '../testing/site-server.ts';
import { makeFolderAndSite, startStandIn } from '../testing/start-stand-in.ts';
import { toFileName } from './files/save-dialog.ts';
import type { MenuRow } from './menu-row.ts';
import { MENU, TEXTS } from './texts.ts';

let folder: string;
let server: SiteServer;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ folder, server, close } = await makeFolderAndSite());
});
afterEach(() => close());

const SCREENS = [
  { path: 'bookings', label: 'Prenotazioni' },
  { path: 'messages', label: 'Messaggi' },
  { path: 'help', label: 'Aiuto' },
];

type Desktop = Awaited<ReturnType<typeof startStandIn>>;

function newsOf(desktop: Desktop, channel: string): unknown[] {
  const news = desktop.windows.at(-1)?.news ?? [];
  return news.filter((event) => event.channel === `approdo:${channel}`).map((event) => event.news);
}

function labelsOf(rows: readonly MenuRow[]): string[] {
  return rows.flatMap((row) => [
    ...(row.type === 'separator' ? [] : [row.label ?? '']),
    ...labelsOf(row.submenu ?? []),
  ]);
}

test.each(['linux', 'win32', 'darwin'] as const)(
  'on %s every row of the menu has its Italian words',
  async (platform) => {
    const desktop = await startStandIn({ folder, platform });
    const labels = labelsOf(desktop.menu());
    expect(labels).not.toContain('');
    expect(labels).toContain(MENU.quit);
    expect(labels).toContain(MENU.copy);
    expect(labels).toContain(MENU.about);
    expect(labels.filter((label) => label === MENU.about)).toHaveLength(1);
  },
);

test('no row reloads the page or opens the tools of developers', async () => {
  const desktop = await startStandIn({ folder, platform: 'darwin' });
  expect(JSON.stringify(desktop.menu())).not.toMatch(/reload|devtools/i);
});

test('no two rows have the same shortcut', async () => {
  const desktop = await startStandIn({ folder });
  await desktop.call('approdo:offerScreens', [SCREENS]);
  const shortcuts = desktop
    .menu()
    .flatMap(({ submenu = [] }) => submenu.flatMap(({ accelerator = [] }) => accelerator));
  expect(shortcuts).toContain('CmdOrCtrl+1');
  expect(new Set(shortcuts).size).toBe(shortcuts.length);
});

test('the menu leads to the screens that the page offers, and to none before', async () => {
  const desktop = await startStandIn({ folder });
  expect(() => desktop.choose(MENU.go, 'Messaggi')).toThrow('no row');
  expect(() => desktop.choose(MENU.file, MENU.printCalendar)).toThrow('cannot be pressed');
  await desktop.call('approdo:offerScreens', [SCREENS]);
  desktop.choose(MENU.go, 'Messaggi');
  expect(newsOf(desktop, 'screenWanted')).toEqual([null]);
  expect(await desktop.call('approdo:takeWantedScreen', [])).toEqual({ path: 'messages' });
  expect(await desktop.call('approdo:takeWantedScreen', [])).toBeNull();
  desktop.choose(MENU.help, MENU.handbook);
  expect(await desktop.call('approdo:takeWantedScreen', [])).toEqual({ path: 'help' });
  desktop.choose(MENU.file, MENU.printCalendar);
  expect(newsOf(desktop, 'panelWanted')).toEqual(['calendar']);
});

test('the menu opens the search, by a press and by its key, once somebody is signed in', async () => {
  const desktop = await startStandIn({ folder });
  expect(() => desktop.choose(MENU.go, MENU.search)).toThrow('no row');
  await desktop.call('approdo:offerScreens', [SCREENS]);
  desktop.choose(MENU.go, MENU.search);
  const row = desktop.menu().find(({ label }) => label === MENU.go)?.submenu?.[0];
  expect(row).toMatchObject({ label: 'Cerca…', accelerator: 'CmdOrCtrl+K' });
  row?.click?.(row, undefined, { triggeredByAccelerator: true });
  expect(newsOf(desktop, 'searchWanted')).toEqual(['press', 'key']);
});

test('the menu has the groups as submenus, and keys for the first four alone', async () => {
  const desktop = await startStandIn({ folder });
  const first = ['', 'calendar', 'bookings', 'messages', 'more'].map((path, place) => ({
    path,
    label: `Voce ${place}`,
  }));
  await desktop.call('approdo:offerScreens', [[...first, { path: 'income', label: 'Entrate', group: 'Soldi' }]]);
  const rows = desktop.menu().find(({ label }) => label === MENU.go)?.submenu ?? [];
  expect(rows.map(({ accelerator }) => accelerator).filter(Boolean)).toEqual(
    ['K', 1, 2, 3, 4].map((key) => `CmdOrCtrl+${key}`),
  );
  expect(rows.at(-1)?.submenu?.map(({ label }) => label)).toEqual(['Entrate']);
  desktop.choose(MENU.go, 'Soldi', 'Entrate');
  expect(await desktop.call('approdo:takeWantedScreen', [])).toEqual({ path: 'income' });
});

test.each([[[{ path: '../x', label: 'x' }]], [[{ path: 'x', label: '' }]], [[{ path: 'https://x', label: 'x' }]]])(
  'a screen that is none is not offered: %j',
  async (screens) => {
    const desktop = await startStandIn({ folder });
    await expect(desktop.call('approdo:offerScreens', [screens])).rejects.toThrow('Not the arguments');
  },
);

test('the menu lists the sites, marks the present one and has the page go to another', async () => {
  const other = await startSiteServer();
  const desktop = await startStandIn({ folder });
  await desktop.call('approdo:addSite', [server.address]);
  await desktop.call('approdo:addSite', [other.address]);
  const radios = () => desktop.menu().flatMap(({ submenu = [] }) => submenu.filter(({ type }) => type === 'radio'));
  expect(radios().map(({ checked }) => checked)).toEqual([false, true]);

  desktop.choose(MENU.site, new URL(server.address).host);
  // The page may have unsaved changes, so the page decides whether the site is left.
  expect(newsOf(desktop, 'siteWanted')).toEqual([server.address]);
  expect(await desktop.call('approdo:readSites', [])).toMatchObject({ current: { address: other.address } });
  expect(radios().map(({ checked }) => checked)).toEqual([false, true]);
  await desktop.call('approdo:switchSite', [server.address]);
  expect(radios().map(({ checked }) => checked)).toEqual([true, false]);
  desktop.choose(MENU.site, MENU.openSite);
  expect(desktop.openedOutside).toEqual([server.address]);
  await other.close();
});

test('without a page nothing can be lost, and the menu goes to another site itself', async () => {
  const other = await startSiteServer();
  const desktop = await startStandIn({ folder, platform: 'darwin' });
  await desktop.call('approdo:addSite', [server.address]);
  await desktop.call('approdo:addSite', [other.address]);
  desktop.windows[0]?.close();
  desktop.choose(MENU.site, new URL(server.address).host);
  await eventually(async () =>
    expect(await desktop.call('approdo:readSites', [])).toMatchObject({ current: { address: server.address } }),
  );
  expect(desktop.windows).toHaveLength(2);
  await other.close();
});

test('a link opens the app, or the one that is open, at the booking that it names', async () => {
  const desktop = await startStandIn({ folder, argv: ['approdo', 'approdo://booking/b1'] });
  expect(desktop.linkSchemes).toEqual(['approdo']);
  expect(desktop.windows).toHaveLength(1);
  expect(await desktop.call('approdo:takeWantedScreen', [])).toEqual({ path: 'bookings/b1' });

  desktop.emit('second-instance', {}, ['approdo', '--flag', 'approdo://message/m-2']);
  expect(await desktop.call('approdo:takeWantedScreen', [])).toEqual({ path: 'messages', row: 'm-2' });

  let isPrevented = false;
  desktop.emit('open-url', { preventDefault: () => (isPrevented = true) }, 'approdo://booking/b3');
  expect(isPrevented).toBe(true);
  expect(await desktop.call('approdo:takeWantedScreen', [])).toEqual({ path: 'bookings/b3' });
  expect(desktop.windows).toHaveLength(1);
});

test.each([
  'approdo://booking/../../etc',
  'approdo://booking/a b',
  'approdo://booking/<img>',
  'approdo://signOut',
  'approdo://constructor/x',
  `approdo://booking/${'a'.repeat(65)}`,
  'approdo://ada@booking/1',
  'APPRODO://booking/1',
  'https://lamiacasa.it/booking/1',
])('%s leads nowhere', async (link) => {
  const desktop = await startStandIn({ folder });
  desktop.emit('second-instance', {}, ['approdo', link]);
  desktop.emit('open-url', { preventDefault: () => undefined }, link);
  expect(await desktop.call('approdo:takeWantedScreen', [])).toBeNull();
});

test('the window is where it was, as large as it was', async () => {
  const clock = createManualClock();
  const desktop = await startStandIn({ folder, schedule: clock.schedule });
  const place = { x: 40, y: 60, width: 1000, height: 700 };
  desktop.windows[0]?.place({ ...place, x: 39 });
  desktop.windows[0]?.place(place, true);
  expect(clock.waits()).toHaveLength(1);
  clock.advance();
  await eventually(async () => expect(await readdir(folder)).toContain('window.json'));

  const again = await startStandIn({ folder });
  expect(again.windows[0]?.options).toMatchObject(place);
  expect(again.windows[0]?.isMaximized()).toBe(true);

  const elsewhere = await startStandIn({ folder, displays: [{ x: 2000, y: 0, width: 800, height: 600 }] });
  expect(elsewhere.windows[0]?.options).not.toHaveProperty('x');
});

test('a page with something unsaved is left only where the person says so', async () => {
  let answer: string = TEXTS.stay;
  const desktop = await startStandIn({ folder, chooseButton: () => answer });
  const leaves = () => {
    let isLeft = false;
    desktop.windows[0]?.emit('will-prevent-unload', { preventDefault: () => (isLeft = true) });
    return isLeft;
  };
  expect(leaves()).toBe(false);
  answer = TEXTS.leave;
  expect(leaves()).toBe(true);
});

test('spelling is checked in Italian, and a click with the other button corrects it', async () => {
  const desktop = await startStandIn({ folder });
  expect(desktop.spelling).toEqual(['it']);
  const place = { isEditable: true, selectionText: '', misspelledWord: 'cuale', dictionarySuggestions: ['quale'] };
  desktop.windows[0]?.emit('context-menu', {}, place);
  const [rows] = desktop.poppedUp;
  expect(labelsOf(rows ?? [])).toEqual(['quale', MENU.cut, MENU.copy, MENU.paste, MENU.selectAll]);
  rows?.[0]?.click?.();
  expect(desktop.windows[0]?.corrections).toEqual(['quale']);

  desktop.windows[0]?.emit('context-menu', {}, { ...place, isEditable: false, misspelledWord: '' });
  expect(desktop.poppedUp).toHaveLength(1);
});

test('the system’s parts of the window are as light or dark as the back office', async () => {
  const desktop = await startStandIn({ folder });
  expect(desktop.theme()).toBe('system');
  for (const [choice, expected] of [
    ['dark', 'dark'],
    ['light', 'light'],
    ['auto', 'system'],
  ]) {
    await desktop.call('approdo:chooseTheme', [choice]);
    expect(desktop.theme()).toBe(expected);
  }
  await expect(desktop.call('approdo:chooseTheme', ['pink'])).rejects.toThrow('Not the arguments of chooseTheme');
});

test.each([
  [false, '#f5f2ea'],
  [true, '#151f26'],
])('the window opens in the colour that its page will have: dark %s', async (isDark, expected) => {
  const desktop = await startStandIn({ folder, isDark });
  expect(desktop.windows[0]?.options.backgroundColor).toBe(expected);
});

test('a mail is begun and a number called in the system’s own program, by an address that main makes', async () => {
  const desktop = await startStandIn({ folder });
  const reach = (way: unknown) => desktop.call('approdo:reach', [way]);
  await reach({ kind: 'mail', email: 'ada@example.com', subject: 'Il cane', body: 'Ciao,\r\n> e il cane?' });
  await reach({ kind: 'mail', email: 'a?attach=x@example.com' });
  await reach({ kind: 'phone', number: '+39 333 1' });
  expect(desktop.openedOutside).toEqual([
    'mailto:ada@example.com?subject=Il%20cane&body=Ciao%2C%0D%0A%3E%20e%20il%20cane%3F',
    'mailto:a%3Fattach%3Dx@example.com',
    'tel:+393331',
  ]);
  for (const way of [{ kind: 'mail', email: 'nessuno' }, { kind: 'web', url: 'file:///etc/passwd' }, 'mailto:a@b.it']) {
    await expect(reach(way)).rejects.toThrow('Not the arguments of reach');
  }
  expect(desktop.openedOutside).toHaveLength(3);
});

test('a file goes where the person says, under a name that the page proposes', async () => {
  const suggestions: string[] = [];
  const choosePath = (suggested: string) => {
    suggestions.push(suggested);
    return join(folder, 'scelto.csv');
  };
  const desktop = await startStandIn({ folder, choosePath });
  const bytes = new TextEncoder().encode('a;b');
  expect(await desktop.call('approdo:saveFile', ['../../etc/ospiti.csv', bytes])).toEqual({ ok: true, value: 'saved' });
  expect(suggestions).toEqual([join(folder, 'etc ospiti.csv')]);
  expect(await readFile(join(folder, 'scelto.csv'), 'utf8')).toBe('a;b');
  expect(await readdir(folder)).not.toContain('scelto.csv.part');
});

test('a save that is left changes nothing, one that fails says why', async () => {
  let path: string | undefined;
  const desktop = await startStandIn({ folder, choosePath: () => path });
  const save = () => desktop.call('approdo:saveFile', ['x.csv', new Uint8Array(1)]);
  expect(await save()).toEqual({ ok: true, value: 'cancelled' });
  path = join(folder, 'taken');
  await mkdir(path);
  expect(await save()).toEqual({ ok: false, problem: { status: 507, error: TEXTS.notSaved } });
  expect(await readdir(folder)).not.toContain('taken.part');
});

test.each([
  ['C:\\Windows\\win.ini', 'C Windows win.ini'],
  ['..', 'documento'],
  ['.nascosto', 'nascosto'],
  ['con.pdf', '_con.pdf'],
  ['a\u0000b\n.pdf', 'a b .pdf'],
  ['Prenotazione Ada 2026.pdf', 'Prenotazione Ada 2026.pdf'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(120)}.pdf`],
])('the name %j becomes %j', (given, name) => {
  expect(toFileName(given)).toBe(name);
});

test('what the window shows is printed, or saved as PDF', async () => {
  let reason = '';
  const printer = {
    print: () => ({ isPrinted: reason === '', reason }),
    makePdf: async () => Buffer.from('%PDF-1.7'),
  };
  const desktop = await startStandIn({ folder, printer, choosePath: () => join(folder, 'x.pdf') });
  expect(await desktop.call('approdo:printPage', [])).toEqual({ ok: true, value: 'saved' });
  reason = 'Print job canceled';
  expect(await desktop.call('approdo:printPage', [])).toEqual({ ok: true, value: 'cancelled' });
  reason = 'Invalid printer settings';
  expect(await desktop.call('approdo:printPage', [])).toMatchObject({ problem: { error: TEXTS.notPrinted } });
  expect(await desktop.call('approdo:savePageAsPdf', ['x.pdf'])).toEqual({ ok: true, value: 'saved' });
  expect(await readFile(join(folder, 'x.pdf'), 'utf8')).toBe('%PDF-1.7');
});

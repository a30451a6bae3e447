import type { OfferedScreen, Sites } from '../../ipc.ts';
import { type MenuRow, SEPARATOR } from '../menu-row.ts';
import { MENU } from '../texts.ts';

/** The state that the menu shows. */
type MenuFacts = {
  readonly platform: NodeJS.Platform;
  readonly sites: Sites;
  /** The screens that the signed-in user may open; empty while nobody is signed in. */
  readonly screens: readonly OfferedScreen[];
  readonly checksForUpdates: boolean;
  /** Whether the app keeps running when its window is closed. */
  readonly staysOn: boolean;
  /** Undefined if the app is not installed: there is nothing to start then. */
  readonly opensAtLogin: boolean | undefined;
};

/** The menu's commands. */
type MenuCommands = {
  readonly openScreen: (path: string) => void;
  readonly openSearch: (by: 'key' | 'press') => void;
  readonly openSites: () => void;
  readonly switchSite: (address: string) => void;
  readonly openSite: () => void;
  readonly openPaper: (kind: 'calendar' | 'booking') => void;
  readonly checkForUpdates: () => void;
  readonly setChecksForUpdates: (isOn: boolean) => void;
  readonly setStaysOn: (isOn: boolean) => void;
  readonly setOpensAtLogin: (isOn: boolean) => void;
};

/** Builds the menu bar, in Italian on every system. */
export function makeMenu(facts: MenuFacts, commands: MenuCommands): MenuRow[] {
  const isMac = facts.platform === 'darwin';
  return [
    ...(isMac ? [makeAppMenu()] : []),
    { label: MENU.file, submenu: makeFileRows(facts, commands) },
    { label: MENU.edit, submenu: EDIT_ROWS },
    { label: MENU.view, submenu: VIEW_ROWS },
    { label: MENU.go, submenu: makeScreenRows(facts, commands) },
    { label: MENU.site, submenu: makeSiteRows(facts, commands) },
    { label: MENU.window, submenu: isMac ? [...WINDOW_ROWS, { role: 'front', label: MENU.front }] : WINDOW_ROWS },
    { label: MENU.help, submenu: makeHelpRows(facts, commands) },
  ];
}

function makeAppMenu(): MenuRow {
  return {
    label: MENU.product,
    submenu: [
      { role: 'about', label: MENU.about },
      SEPARATOR,
      { role: 'hide', label: MENU.hide },
      { role: 'hideOthers', label: MENU.hideOthers },
      { role: 'unhide', label: MENU.unhide },
      SEPARATOR,
      { role: 'quit', label: MENU.quit },
    ],
  };
}

function makeFileRows(facts: MenuFacts, commands: MenuCommands): MenuRow[] {
  const isMac = facts.platform === 'darwin';
  return [
    ...makePaperRows(facts, commands),
    SEPARATOR,
    ...makePresenceRows(facts, commands),
    SEPARATOR,
    makeLastRow(isMac),
  ];
}

/** Whether the app runs without its window. */
function makePresenceRows({ staysOn, opensAtLogin }: MenuFacts, commands: MenuCommands): MenuRow[] {
  const stays: MenuRow = {
    label: MENU.staysOn,
    type: 'checkbox',
    checked: staysOn,
    click: () => commands.setStaysOn(!staysOn),
  };
  if (opensAtLogin === undefined) return [stays];
  const opens: MenuRow = {
    label: MENU.opensAtLogin,
    type: 'checkbox',
    checked: opensAtLogin,
    click: () => commands.setOpensAtLogin(!opensAtLogin),
  };
  return [stays, opens];
}

function makeLastRow(isMac: boolean): MenuRow {
  return isMac ? { role: 'close', label: MENU.closeWindow } : { role: 'quit', label: MENU.quit };
}

/** Whoever may see bookings may print them. */
function makePaperRows({ screens }: MenuFacts, { openPaper }: MenuCommands): MenuRow[] {
  const enabled = screens.some(({ path }) => path === 'bookings');
  return [
    { label: MENU.printCalendar, accelerator: 'CmdOrCtrl+P', enabled, click: () => openPaper('calendar') },
    { label: MENU.printBooking, accelerator: 'CmdOrCtrl+Shift+P', enabled, click: () => openPaper('booking') },
  ];
}

const EDIT_ROWS: MenuRow[] = [
  { role: 'undo', label: MENU.undo },
  { role: 'redo', label: MENU.redo },
  SEPARATOR,
  { role: 'cut', label: MENU.cut },
  { role: 'copy', label: MENU.copy },
  { role: 'paste', label: MENU.paste },
  { role: 'pasteAndMatchStyle', label: MENU.pastePlain },
  { role: 'selectAll', label: MENU.selectAll },
];

const VIEW_ROWS: MenuRow[] = [
  { role: 'zoomIn', label: MENU.zoomIn },
  { role: 'zoomOut', label: MENU.zoomOut },
  { role: 'resetZoom', label: MENU.resetZoom },
  SEPARATOR,
  { role: 'togglefullscreen', label: MENU.fullScreen },
];

const WINDOW_ROWS: MenuRow[] = [
  { role: 'minimize', label: MENU.minimize },
  { role: 'close', label: MENU.closeWindow },
];

/** How many of the first screens have a shortcut. */
const KEYS = 4;

function makeScreenRows({ screens }: MenuFacts, { openScreen, openSearch }: MenuCommands): MenuRow[] {
  if (screens.length === 0) return [{ label: MENU.signInFirst, enabled: false }];
  const search: MenuRow = {
    label: MENU.search,
    accelerator: 'CmdOrCtrl+K',
    click: (_row, _window, event) => openSearch(event?.triggeredByAccelerator ? 'key' : 'press'),
  };
  const rowOf = ({ path, label }: OfferedScreen): MenuRow => ({ label, click: () => openScreen(path) });
  const byGroup = Map.groupBy(screens, ({ group }) => group);
  const first = (byGroup.get(undefined) ?? []).map((screen, index) => ({
    ...rowOf(screen),
    ...(index < KEYS && { accelerator: `CmdOrCtrl+${index + 1}` }),
  }));
  byGroup.delete(undefined);
  const groups = [...byGroup].map(([label = '', ofGroup]): MenuRow => ({ label, submenu: ofGroup.map(rowOf) }));
  return [search, SEPARATOR, ...first, ...(groups.length > 0 ? [SEPARATOR] : []), ...groups];
}

function makeSiteRows({ sites }: MenuFacts, commands: MenuCommands): MenuRow[] {
  const rows = sites.kept.map(
    ({ name, address }): MenuRow => ({
      // In a label, `&` marks the row's access key.
      label: name.replaceAll('&', '&&'),
      type: 'radio',
      checked: address === sites.current?.address,
      click: () => commands.switchSite(address),
    }),
  );
  return [
    ...rows,
    ...(rows.length > 0 ? [SEPARATOR] : []),
    { label: MENU.sites, accelerator: 'CmdOrCtrl+Shift+H', click: commands.openSites },
    { label: MENU.openSite, enabled: sites.current !== null, click: commands.openSite },
  ];
}

function makeHelpRows({ platform, screens, checksForUpdates }: MenuFacts, commands: MenuCommands): MenuRow[] {
  return [
    {
      label: MENU.handbook,
      accelerator: 'F1',
      enabled: screens.some(({ path }) => path === 'help'),
      click: () => commands.openScreen('help'),
    },
    SEPARATOR,
    { label: MENU.checkForUpdates, click: commands.checkForUpdates },
    {
      label: MENU.checksForUpdates,
      type: 'checkbox',
      checked: checksForUpdates,
      click: () => commands.setChecksForUpdates(!checksForUpdates),
    },
    ...(platform === 'darwin' ? [] : [SEPARATOR, { role: 'about', label: MENU.about } satisfies MenuRow]),
  ];
}

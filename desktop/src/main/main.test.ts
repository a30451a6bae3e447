import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CALLS } from '../ipc.ts';
import { OWNER, PASSWORD, type SiteServer } from '../testing/site-server.ts';
import { makeFolderAndSite, startAtSite, startStandIn } from '../testing/start-stand-in.ts';
import { TEXTS } from './texts.ts';

let folder: string;
let server: SiteServer;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ folder, server, close } = await makeFolderAndSite());
});
afterEach(() => close());

const CREDENTIALS = { email: OWNER.email, password: PASSWORD };

test('the app starts into one window on its own page', async () => {
  const desktop = await startStandIn({ folder });
  expect(desktop.windows).toHaveLength(1);
  const [window] = desktop.windows;
  expect(window?.addresses).toEqual(['app://approdo/']);
  expect(window?.isVisible()).toBe(false);
  window?.becomeReady();
  expect(window?.isVisible()).toBe(true);
  expect(await (await desktop.request(new Request('app://approdo/'))).text()).toContain('<title>Approdo</title>');
});

test('a page is isolated, sandboxed and without Node', async () => {
  const desktop = await startStandIn({ folder });
  expect(desktop.isSandboxed()).toBe(true);
  expect(desktop.windows[0]?.options.webPreferences).toEqual({
    preload: join(folder, 'preload.cjs'),
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInSubFrames: false,
    nodeIntegrationInWorker: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    spellcheck: true,
  });
});

test('the scheme is a secure origin that no policy passes by', async () => {
  expect((await startStandIn({ folder })).schemes).toEqual([
    {
      scheme: 'app',
      privileges: {
        standard: true,
        secure: true,
        supportFetchAPI: true,
        stream: true,
        bypassCSP: false,
        corsEnabled: false,
      },
    },
  ]);
});

test('every row of the table is bound, and before anyone is there it says so', async () => {
  const desktop = await startStandIn({ folder });
  for (const name of Object.keys(CALLS)) {
    await expect(desktop.call(`approdo:${name}`, ['x', 'y', 'z'])).rejects.toThrow(`Not the arguments of ${name}`);
  }
  expect(await desktop.call('approdo:readSites', [])).toEqual({ kept: [], current: null });
  expect(await desktop.call('approdo:readUser', [])).toBeNull();
  expect(await desktop.call('approdo:signOut', [])).toEqual({ ok: true, value: null });
  expect(await desktop.call('approdo:signIn', [CREDENTIALS])).toEqual({
    ok: false,
    problem: { status: 409, error: TEXTS.noSite },
  });
});

test.each([
  ['a page of the network', { url: 'https://lamiacasa.it/', parent: null }],
  ['a file', { url: 'file:///home/ada/approdo.html', parent: null }],
  ['another name of the scheme', { url: 'app://elsewhere/', parent: null }],
  ['a frame in the page', { url: 'app://approdo/', parent: {} }],
  ['an address that is none', { url: '', parent: null }],
])('%s is not heard', async (_name, senderFrame) => {
  const desktop = await startAtSite(server, { folder });
  for (const name of Object.keys(CALLS)) {
    await expect(desktop.call(`approdo:${name}`, [], { senderFrame })).rejects.toThrow('Only the page of the app');
  }
  await expect(desktop.call('approdo:readUser', [], { senderFrame: null })).rejects.toThrow('Only the page of the app');
});

test.each([
  ['nothing', []],
  ['no object', ['ada']],
  ['no password', [{ email: OWNER.email }]],
  ['another kind', [{ email: OWNER.email, password: { $ne: null } }]],
  ['one too many', [CREDENTIALS, 'https://elsewhere.it']],
])('a sign-in with %s is not even tried', async (_name, args) => {
  const desktop = await startAtSite(server, { folder });
  await expect(desktop.call('approdo:signIn', args)).rejects.toThrow('Not the arguments of signIn');
  expect(server.calls.map(({ url }) => url)).toEqual(['/api/health', '/api/homepage']);
});

test('the page stays where it is, but for its own screens', async () => {
  const desktop = await startStandIn({ folder });
  const went = (url: string, isMainFrame = true) => {
    let isPrevented = false;
    desktop.windows[0]?.emit('will-frame-navigate', {
      url,
      isMainFrame,
      preventDefault: () => {
        isPrevented = true;
      },
    });
    return !isPrevented;
  };
  expect(went('app://approdo/bookings')).toBe(true);
  expect(went('app://approdo/api/bookings')).toBe(false);
  expect(went('app://approdo/uploads/x.html')).toBe(false);
  expect(went('app://approdo/bookings', false)).toBe(false);
  expect(went('app://approdo/look')).toBe(true);
  expect(went(`app://approdo/look/${'a'.repeat(43)}/`)).toBe(false);
  expect(went(`app://approdo/look/${'a'.repeat(43)}/blog`, false)).toBe(true);
  expect(went(`https://elsewhere.it/look/${'a'.repeat(43)}/`, false)).toBe(false);
  expect(went('app://elsewhere/')).toBe(false);
  expect(went('file:///etc/passwd')).toBe(false);
  expect(went('javascript:alert(1)')).toBe(false);
  expect(went('data:text/html,x')).toBe(false);
  expect(went('http://lamiacasa.it/')).toBe(false);
  expect(went('https://frame.lamiacasa.it/', false)).toBe(false);
  expect(desktop.openedOutside).toEqual([]);
  expect(went('https://lamiacasa.it/blog')).toBe(false);
  expect(desktop.openedOutside).toEqual(['https://lamiacasa.it/blog']);
});

test('no page opens a window; an https link opens outside', async () => {
  const desktop = await startStandIn({ folder });
  const [window] = desktop.windows;
  const links = ['app://approdo/', 'file:///etc/passwd', 'http://lamiacasa.it/', 'smb://x/y', 'https://a:b@c.it/'];
  for (const url of links) expect(window?.openLink(url)).toEqual({ action: 'deny' });
  expect(desktop.openedOutside).toEqual([]);
  expect(window?.openLink('https://lamiacasa.it/')).toEqual({ action: 'deny' });
  expect(desktop.openedOutside).toEqual(['https://lamiacasa.it/']);
});

test.each(['will-redirect', 'will-attach-webview'])('%s is prevented', async (event) => {
  const desktop = await startStandIn({ folder });
  let isPrevented = false;
  desktop.windows[0]?.emit(event, {
    preventDefault: () => {
      isPrevented = true;
    },
  });
  expect(isPrevented).toBe(true);
});

test.each(['media', 'geolocation', 'notifications', 'clipboard-read', 'usb', 'openExternal', 'fileSystem'])(
  'no page is granted %s',
  async (permission) => {
    const { permissions } = await startStandIn({ folder });
    expect(permissions.isGranted(permission)).toBe(false);
    expect(permissions.isDeviceGranted()).toBe(false);
    expect(permissions.mayDownload()).toBe(false);
  },
);

test('the own page may put text on the clipboard, so that an address can be copied; nobody else may', async () => {
  const { permissions } = await startStandIn({ folder });
  const write = 'clipboard-sanitized-write';
  expect(permissions.isGranted(write)).toBe(true);
  expect(permissions.isGranted(write, 'app://approdo/', false)).toBe(false);
  expect(permissions.isGranted(write, 'https://lamiacasa.it/')).toBe(false);
  expect(permissions.isGranted(write, '')).toBe(false);
});

test('a second copy gives way to the first', async () => {
  const desktop = await startStandIn({ folder, isFirstCopy: false });
  expect(desktop.phase()).toBe('quit');
  expect(desktop.windows).toEqual([]);
});

test('the app ends with its window, but on a Mac, where a click on it opens another', async () => {
  const desktop = await startStandIn({ folder, platform: 'win32' });
  desktop.emit('window-all-closed');
  expect(desktop.phase()).toBe('quit');

  const onMac = await startStandIn({ folder, platform: 'darwin' });
  onMac.emit('activate');
  expect(onMac.windows).toHaveLength(1);
  onMac.windows[0]?.close();
  onMac.emit('window-all-closed');
  expect(onMac.phase()).toBe('ready');
  onMac.emit('activate');
  expect(onMac.windows).toHaveLength(2);
});

test('the stand-in throws on what Electron has and main does not use', async () => {
  const { electron } = await startStandIn({ folder });
  expect(() => Reflect.get(electron, 'clipboard')).toThrow('The stand-in for Electron has no electron.clipboard');
  expect(() => Reflect.get(electron.app, 'getVersion')).toThrow('The stand-in for Electron has no app.getVersion');
});

import { join } from 'node:path';
import type { Schedule } from '@approdo/shared/node/schedule';
import type { SendEvent } from '../../ipc.ts';
import type { ElectronSurface } from '../electron-surface.ts';
import type { CallHandlers } from '../ipc-main.ts';
import { createBrowserPasskey } from './browser-passkey.ts';
import { createEncryption } from './encryption.ts';
import { createSessionStore } from './session.ts';
import { createSignIn } from './sign-in.ts';
import { openSiteStore } from './site-store.ts';
import { createSiteWatch } from './site-watch.ts';
import { createStreamFetch } from './stream-fetch.ts';
import { createVault } from './vault.ts';

type Options = {
  readonly electron: Pick<ElectronSurface, 'net' | 'safeStorage' | 'shell'>;
  readonly platform: NodeJS.Platform;
  /** Folder of the saved sites and secrets. */
  readonly folder: string;
  readonly schedule: Schedule;
  readonly window: { readonly send: SendEvent; readonly bringUp: () => void };
  /** The list of sites, or the current one, has changed. */
  readonly onSites: () => void;
  /** The current site has changed, or there is none. */
  readonly onSwitch: () => void;
  /** The signed-in user has changed, or nobody is signed in. */
  readonly onUser: () => void;
};

/** The saved sites, who is signed in at each, and how to reach them. */
export function openSession({ electron, platform, folder, schedule, window, ...news }: Options) {
  const { net, safeStorage, shell } = electron;
  const { isOnline } = net;
  const sites = openSiteStore({
    file: join(folder, 'houses.json'),
    fetch: net.fetch,
    isOnline,
    onChange: ({ isSwitched }) => {
      news.onSites();
      if (!isSwitched) return;
      watch.begin();
      news.onSwitch();
      void session.refresh();
    },
  });
  const watch = createSiteWatch({
    sites,
    fetch: createStreamFetch(net),
    isOnline,
    schedule,
    onChange: (fault) => {
      window.send('siteFaultChanged', fault ?? null);
      if (!fault) void session.refresh();
    },
  });
  const { fetch } = watch;
  const encryption = createEncryption(safeStorage, platform);
  const vault = createVault({ file: join(folder, 'vault.json'), encryption });
  const session = createSessionStore({
    sites,
    vault,
    fetch,
    isOnline,
    onChange: (user) => {
      window.send('sessionChanged', user ?? null);
      news.onUser();
    },
  });

  const passkey = createBrowserPasskey({ fetch, shell, schedule, onAnswer: window.bringUp });
  const signIn = createSignIn({ sites, session, vault, passkey, fetch, isOnline });

  const calls = {
    readSites: async () => sites.read(),
    addSite: sites.add,
    switchSite: sites.switchTo,
    forgetSite: async (address) => {
      await session.leave(address);
      await sites.forget(address);
      return { ok: true, value: null };
    },
    readSiteFault: async () => watch.fault() ?? null,
    askSiteAgain: async () => {
      await watch.retryNow();
      return null;
    },
    readUser: async () => (await session.findUser()) ?? null,
    ...signIn.calls,
    signOut: session.signOut,
  } satisfies Partial<CallHandlers>;

  /** `fetch` notices whether the site answers. */
  return { site: { sites, session, vault, fetch, isOnline }, calls, cancelPasskey: passkey.cancel };
}

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type OpenDesktop, openDesktop } from '@approdo/desktop/testing';
import { expect, type Page } from '@playwright/test';
import { type BackOffice, fillSignIn } from '../back-office.ts';
import { SCREENS, type ScreenName } from '../screens.ts';
import { owner, type Site } from '../start-site.ts';

/** The same back office in the desktop app, from its first run on. */
export async function openInDesktop(
  page: Page,
  site: Site,
): Promise<BackOffice & { readonly close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'approdo-saved-'));
  const saved: string[] = [];
  let current = page;
  let desktop: OpenDesktop | undefined;

  /** Starts the app when the first screen is requested. */
  async function start(): Promise<OpenDesktop> {
    const started = await openDesktop({
      page: current,
      choosePath: (suggested) => {
        const path = join(folder, basename(suggested));
        saved.push(path);
        return path;
      },
    });
    await current.getByLabel('Indirizzo del sito').fill(site.origin);
    await current.keyboard.press('Enter');
    return started;
  }

  async function leaveFor(screen: ScreenName): Promise<void> {
    const { menu } = SCREENS[screen];
    // The screens are in the menu once somebody has signed in; one's label may appear elsewhere in the bar before.
    await expect(async () => desktop?.electron.chooseScreen('Vai', menu)).toPass({ timeout: 10_000 });
  }

  async function goTo(screen: ScreenName): Promise<void> {
    await leaveFor(screen);
    const { heading } = SCREENS[screen];
    await expect(current.getByRole('heading', { name: heading, level: 1 })).toBeVisible({ timeout: 30_000 });
  }

  return {
    open: async (screen, account = owner) => {
      desktop ??= await start();
      await fillSignIn(current, account);
      await goTo(screen);
    },
    goTo,
    leaveFor,
    expectRefused: async (screen, account) => {
      desktop ??= await start();
      if (account) await fillSignIn(current, account);
      await current.getByRole('main').waitFor();
      expect(desktop.electron.menuLabels()).not.toContain(SCREENS[screen].menu);
      await current.goto(`${desktop.origin}/${screen}`);
      await expect(current.getByRole('heading', { name: 'Schermata riservata', level: 1 })).toBeVisible();
    },
    signInAgain: (account = owner) => fillSignIn(current, account),
    reopen: async (screen) => {
      const next = await current.context().newPage();
      await current.close({ runBeforeUnload: false });
      await desktop?.reopen(next);
      current = next;
      await goTo(screen);
      return next;
    },
    holdUploads: async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      desktop?.intercept('approdo:beginUpload', async (next) => {
        await promise;
        return next();
      });
      return resolve;
    },
    refuseNextUpload: async (error) => {
      const end = desktop?.intercept('approdo:beginUpload', async () => {
        end?.();
        return { ok: false, problem: { status: 507, error } };
      });
    },
    expectReach: async (link, address) => {
      await link.click();
      await expect.poll(() => desktop?.electron.openedOutside.at(-1)).toMatch(address);
    },
    save: async (press) => {
      const before = saved.length;
      await press();
      await expect.poll(() => saved.length).toBeGreaterThan(before);
      const path = saved.at(-1) ?? '';
      await expect
        .poll(() =>
          readFile(path).then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
      return { name: basename(path), bytes: await readFile(path) };
    },
    close: async () => {
      await desktop?.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { type Account, type BackOffice, fillSignIn } from '../back-office.ts';
import { SCREENS, type ScreenName } from '../screens.ts';
import { storeSession } from '../sign-in.ts';
import { owner, type Site } from '../start-site.ts';

/** The back office at `/admin` of the site itself. */
export function openInBrowser(page: Page, site: Site): BackOffice {
  let current = page;

  async function leaveFor(screen: ScreenName): Promise<void> {
    // The number of waiting items is part of the accessible name.
    const name = new RegExp(`^${SCREENS[screen].menu}(?: \\d+ da .+)?$`);
    const foot = current.getByRole('navigation', { name: 'Menu', exact: true });
    const navigation = current.getByRole('navigation', { name: 'Back office' });
    // On a phone a booking's page has a bar of its own in place of the menu.
    const back = current.getByRole('link', { name: 'Tutte le prenotazioni' });
    await expect(foot.or(navigation).or(back).first()).toBeVisible();
    if (!(await foot.isVisible()) && !(await navigation.isVisible())) await back.click();
    await expect(foot.or(navigation).first()).toBeVisible();
    const atFoot = foot.getByRole('link', { name });
    if (await atFoot.isVisible()) return atFoot.click();
    if (await foot.isVisible()) await foot.getByRole('button', { name: 'Altro' }).click();
    const link = navigation.getByRole('link', { name });
    const shut = navigation.getByRole('button', { expanded: false });
    await expect(link.or(shut).first()).toBeVisible();
    while (!(await link.isVisible())) await shut.first().click();
    await link.click();
  }

  async function goTo(screen: ScreenName): Promise<void> {
    await leaveFor(screen);
    await expectHeading(current, screen);
  }

  async function signIn(account: Account = owner): Promise<void> {
    await expect(current).toHaveURL(/\/login\?from=/);
    // Until the page has its script, a press does nothing but keep the input.
    await current.waitForLoadState();
    await fillSignIn(current, account);
  }

  return {
    open: async (screen, account) => {
      if (!account) await storeSession(current, site, owner);
      await current.goto(`${site.origin}/admin/${screen}`);
      if (account) await signIn(account);
      await expectHeading(current, screen);
    },
    goTo,
    leaveFor,
    expectRefused: async (screen, account) => {
      if (!account) await expect(current.getByRole('link', { name: SCREENS[screen].menu, exact: true })).toHaveCount(0);
      await current.goto(`${site.origin}/admin/${screen}`);
      if (account) await signIn(account);
      await expect(current).toHaveURL(`${site.origin}/`);
    },
    signInAgain: signIn,
    reopen: async (screen) => {
      const next = await current.context().newPage();
      await current.close({ runBeforeUnload: false });
      current = next;
      await current.goto(`${site.origin}/admin/${screen}`);
      await expectHeading(current, screen);
      return next;
    },
    holdUploads: async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await current.route('**/api/media', async (route) => {
        if (route.request().method() === 'POST') await promise;
        // A cancelled one has no answer to wait for.
        await route.fallback().catch(() => undefined);
      });
      return resolve;
    },
    refuseNextUpload: async (error) => {
      let isOver = false;
      await current.route('**/api/media', async (route) => {
        if (isOver || route.request().method() !== 'POST') return route.fallback();
        isOver = true;
        await route.fulfill({ status: 507, json: { error } });
      });
    },
    expectReach: (link, address) => expect(link).toHaveAttribute('href', address),
    save: async (press) => {
      const [download] = await Promise.all([current.waitForEvent('download'), press()]);
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    },
  };
}

async function expectHeading(page: Page, screen: ScreenName): Promise<void> {
  const { heading } = SCREENS[screen];
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible({ timeout: 30_000 });
}

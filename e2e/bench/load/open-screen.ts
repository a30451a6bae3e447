import { chromium, type Page } from '@playwright/test';
import type { connectOwner } from '../../support/api.ts';
import { chromiumArguments, ensureChromium } from '../../support/chromium.ts';
import { storeSession } from '../../support/sign-in.ts';
import { owner, type RunningSite } from '../../support/start-site.ts';
import { compare } from '../rounds.ts';

/** A screen of the back office and a selector for its content; `link` is also its heading. */
export type Screen = { readonly link: string; readonly ready: string; readonly count: number };

/** The number of tasks on the screen that others are compared with. */
export const TASKS = 10;

const LIST_OF_TASKS: Screen = { link: 'Attività', ready: 'main tbody tr', count: TASKS };

export async function addTasks(client: Awaited<ReturnType<typeof connectOwner>>): Promise<void> {
  for (let task = 0; task < TASKS; task += 1) await client.tasks.create({ body: { name: `Attività ${task}` } });
}

/** Milliseconds from pressing its menu entry, compared with the list of tasks, and the page's number of elements. */
export async function openBesideTasks(site: RunningSite, screen: Screen, rounds: number) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await storeSession(page, site, owner);
    // Loads what each screen fetches once, before anything is measured.
    for (const one of [screen, LIST_OF_TASKS]) await timeToOpen(page, site, one);
    const opened = await compare(rounds, {
      ours: () => timeToOpen(page, site, screen),
      theirs: () => timeToOpen(page, site, LIST_OF_TASKS),
    });
    await timeToOpen(page, site, screen);
    return { opened, elements: await page.locator('*').count() };
  } finally {
    await browser.close();
  }
}

/** From pressing the menu entry on a loaded page until the screen is complete. */
async function timeToOpen(page: Page, { origin }: RunningSite, { link, ready, count }: Screen): Promise<number> {
  await page.goto(`${origin}/admin`);
  const entry = page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: link, exact: true });
  await entry.waitFor();
  await page.waitForLoadState('networkidle');
  return await entry.evaluate(
    (element, wanted) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const check = () => {
          // The previous screen stays while this one loads.
          const isOpen = document.querySelector('h1')?.textContent === wanted.link;
          const isThere = isOpen && document.querySelectorAll(wanted.ready).length >= wanted.count;
          if (isThere) resolve(performance.now() - start);
          else requestAnimationFrame(check);
        };
        if (element instanceof HTMLElement) element.click();
        check();
      }),
    { link, ready, count },
  );
}

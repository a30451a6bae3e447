import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The largest layout shift while a page loads and is read (QUALITY.md). */
const MAX_SHIFT = 0.01;

/** A shift in the Layout Instability API, as far as it is used here. */
type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
};

/** A page of fifteen screens is read in half a second, or four seconds if the browser is not drawing. */
const MAX_READING_MS = 30_000;

/** Opens an address, scrolls to its end and checks overflow, layout shifts and accessibility. */
export async function checkPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await readToTheEnd(page, address);
  expect(await overflowOf(page), `${address} is wider than the screen`).toBeLessThanOrEqual(0);
  await expectStill(page, address);
  await expectNoBarrier(page, address);
}

/** Nothing has moved since the page was opened. */
export async function expectStill(page: Page, address: string, most = MAX_SHIFT): Promise<void> {
  const { sum, moved } = await shiftOf(page);
  expect(sum, `${address} moves while it loads: ${moved.join(', ')}`).toBeLessThanOrEqual(most);
}

/** Evaluated in the page, violations only: describing passes takes ten times as long on a long page. */
export async function expectNoBarrier(page: Page, label: string): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  expect(found, `barriers on ${label}`).toEqual([]);
}

/** By one screen height each time: a window without a size yet reports a height of 0. */
async function readToTheEnd(page: Page, address: string): Promise<void> {
  const screen = page.viewportSize()?.height;
  if (!screen) throw new Error('a story that reads a page sets the size of its screen');
  const reading = page.evaluate(
    async ({ step, mostMs }) => {
      const until = performance.now() + mostMs;
      for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
        const place = `${top} of ${document.documentElement.scrollHeight} px in a window of ${window.innerHeight}`;
        if (performance.now() > until) throw new Error(`still being read at ${place}`);
        window.scrollTo({ top, behavior: 'instant' });
        // A busy browser gives no frames: lazy content loads when it does.
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
          setTimeout(resolve, 250);
        });
      }
      window.scrollTo({ top: 0, behavior: 'instant' });
    },
    { step: screen, mostMs: MAX_READING_MS },
  );
  await inTime(reading, `${address} runs no script`);
  await page.waitForLoadState('networkidle');
}

/** Tells content that neither loads nor fails from a story that takes long. */
async function inTime(work: Promise<void>, otherwise: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(otherwise)), 2 * MAX_READING_MS);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** The sum of all shifts so far, and what moved from where to where, in CSS pixels from the top. */
function shiftOf(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().filter((entry): entry is LayoutShift => 'sources' in entry);
          resolve({
            sum: shifts.reduce((sum, { value }) => sum + value, 0),
            moved: shifts.flatMap(({ sources }) =>
              sources.map(({ node, previousRect, currentRect }) => {
                const name =
                  node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? 'gone');
                return `${name} ${previousRect.top}+${previousRect.height} to ${currentRect.top}+${currentRect.height}`;
              }),
            ),
          });
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve({ sum: 0, moved: [] }), 100);
      }),
  );
}

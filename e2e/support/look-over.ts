import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Layout may move by this much at most while a page loads and is read (QUALITY.md). */
const MOST_SHIFT = 0.01;

/** What the Layout Instability API tells of one shift, as far as it is asked for here. */
type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
};

/** Opens an address, reads it to its end, and holds it to what every screen promises: nothing overflows, moves, or keeps anybody out. */
export async function lookOver(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await readToTheEnd(page);
  expect(await overflowOf(page), `${address} is wider than the screen`).toBeLessThanOrEqual(0);
  await expectStill(page, address);
  await expectNoBarrier(page, address);
}

/** Nothing that is there has moved since the page was opened. */
export async function expectStill(page: Page, address: string): Promise<void> {
  const { sum, moved } = await shiftOf(page);
  expect(sum, `${address} moves while it loads: ${moved.join(', ')}`).toBeLessThanOrEqual(MOST_SHIFT);
}

/** In the page itself and of what is wrong alone: to describe all that is right takes a long page ten times as long. */
export async function expectNoBarrier(page: Page, label: string): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  expect(found, `barriers on ${label}`).toEqual([]);
}

async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const screen = window.innerHeight;
    for (let top = 0; top < document.documentElement.scrollHeight; top += screen) {
      window.scrollTo({ top, behavior: 'instant' });
      // A browser that has no time to draw gives no frame: what is looked at comes when it does.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 250);
      });
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
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

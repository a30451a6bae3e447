import type { Locator, Page } from '@playwright/test';
import { aRequest, connectGuest, connectOwner } from '../../support/api.ts';
import { expectNoBarrier } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import type { Site } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

/** A stay, a request and closed days, near enough to appear in this month or the next. */
async function fill(site: Site): Promise<void> {
  const ada = await connectGuest(site);
  const owner = await connectOwner(site);
  await owner.property.update({ body: { sameDayTurnover: true } });
  const { id } = await ada.bookings.request({ body: aRequest(inDays(3), inDays(6)) });
  await owner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  await ada.bookings.request({ body: aRequest(inDays(9), inDays(12)) });
  await owner.bookings.block({ body: { startDate: inDays(16), endDate: inDays(17), reason: 'Lavori' } });
}

/** What remains of each element's styles when backgrounds and shadows are the system's. */
function stylesOf(found: Locator): Promise<string[]> {
  return found.evaluateAll((elements) =>
    elements.map((element) => {
      const own = getComputedStyle(element);
      const sides = ['top', 'right', 'bottom', 'left'].map((side) =>
        ['style', 'width', 'color'].map((of) => own.getPropertyValue(`border-${side}-${of}`)).join(' '),
      );
      return [...sides, getComputedStyle(element, '::before').content].join(', ');
    }),
  );
}

/** Walks the page with the Tab key, and returns each stop without a visible focus. */
async function listUnseenStops(page: Page): Promise<{ stops: number; unseen: string[] }> {
  const unseen: string[] = [];
  let stops = 0;
  for (let isWalking = true; isWalking && stops < 200; ) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || element.hasAttribute('data-walked')) return undefined;
      element.setAttribute('data-walked', '');
      const isOutlined = (one: Element | null) => {
        const { outlineStyle, outlineWidth, outlineColor } = one ? getComputedStyle(one) : document.body.style;
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
      };
      return isOutlined(element) || isOutlined(element.closest('label')) ? '' : element.outerHTML.slice(0, 120);
    });
    isWalking = stop !== undefined;
    if (stop !== undefined) stops += 1;
    if (stop) unseen.push(stop);
  }
  return { stops, unseen };
}

test.use({ contextOptions: { forcedColors: 'active' } });

test('under forced colours each stop of the home page shows the focus, and what is taken looks unlike what is free', {
  tag: '@each-width',
}, async ({ page, site }) => {
  test.slow();
  await fill(site);
  await page.goto('/');
  const { stops, unseen } = await listUnseenStops(page);
  expect(stops).toBeGreaterThan(15);
  expect(unseen).toEqual([]);
  await expectNoBarrier(page, 'the home page under forced colours');

  await page.goto('/booking');
  const calendar = page.getByRole('group', { name: /disponibilità/i }).first();
  const day = (days: number) => page.locator(`[data-day="${inDays(days)}"]`);
  await expect(day(4).or(calendar).first()).toBeAttached();
  await expect(page.locator('[data-day][data-evening="confirmed"]').first()).toBeAttached();
  const states = ['free', 'pending', 'confirmed', 'blocked'];
  const whole = await Promise.all(
    states.map(async (state) => {
      const styles = await stylesOf(
        page.locator(`[data-day][data-morning="${state}"][data-evening="${state}"]:not([data-past])`),
      );
      expect(new Set(styles).size, `days that are ${state}`).toBe(1);
      return styles[0];
    }),
  );
  const halves = await Promise.all(
    ['[data-morning="free"][data-evening="confirmed"]', '[data-morning="confirmed"][data-evening="free"]'].map(
      async (half) => (await stylesOf(page.locator(`[data-day]${half}`)))[0],
    ),
  );
  expect(new Set([...whole, ...halves]).size).toBe(states.length + halves.length);
  await expectNoBarrier(page, 'the booking page under forced colours');
});

test('under forced colours each kind of stay has looks of its own in the back office, which its legend tells', {
  tag: '@each-width',
}, async ({ page, site, backOffice }) => {
  await fill(site);
  await backOffice.open('calendar');
  await expect(page.getByRole('link', { name: /^Ada Rossi, .*, Confermata$/ })).toBeAttached();
  const kinds = ['STAY', 'REQUEST', 'BLOCK', 'PORTAL'];
  const legend = page.getByRole('list', { name: 'Legenda' });
  const swatches = await Promise.all(kinds.map((kind) => stylesOf(legend.locator(`[data-kind="${kind}"]`))));
  expect(new Set(swatches.flat()).size).toBe(kinds.length);
  for (const [place, kind] of kinds.slice(0, 3).entries()) {
    const bars = await stylesOf(page.getByRole('grid').locator(`a[data-kind="${kind}"]`));
    expect(new Set(bars), kind).toEqual(new Set(swatches[place]));
  }
  await expectNoBarrier(page, 'the calendar under forced colours');
  await backOffice.goTo('rates');
  await page.waitForLoadState('networkidle');
  await expectNoBarrier(page, 'the prices under forced colours');
});

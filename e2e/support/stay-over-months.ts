import type { Page } from '@playwright/test';
import { connectOwner } from './api.ts';
import { type CardSite, standInForCards } from './card-site.ts';
import { inDays } from './days.ts';
import { type ReceivedMail, readMailbox } from './mailbox.ts';
import { forgive } from './page-faults.ts';
import type { Site } from './start-site.ts';
import { test as base, expect } from './test.ts';

export { expect } from './test.ts';

/** A guest's phone, whatever device the owner uses. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

type Fixtures = {
  /** How far the site's clock is ahead of this machine's. */
  readonly ahead: { ms: number };
  readonly provider: CardSite;
  /** Stops the site until noon of the day so many days from now, restarts it, and moves the pages' clocks too. */
  readonly liveUntil: (day: number, pages: readonly Page[]) => Promise<void>;
};

/** A story over months: a site that takes cards at a stand-in, whose clock follows the site's. */
export const test = base.extend<Fixtures>({
  ahead: async ({ browserName: _ }, use) => use({ ms: 0 }),
  provider: async ({ ahead }, use) => {
    const provider = await standInForCards({ now: () => new Date(Date.now() + ahead.ms) });
    await use(provider);
    await provider.close();
  },
  siteVariables: async ({ provider }, use) => use(provider.variables),
  liveUntil: async ({ ahead, restart, faults }, use) =>
    use(async (day, pages) => {
      const noon = Date.parse(`${inDays(day)}T11:00:00Z`);
      const byMs = noon - Date.now() - ahead.ms;
      ahead.ms += byMs;
      await restart(byMs);
      for (const page of pages) await page.clock.setFixedTime(noon);
      // Open pages had no answer meanwhile, or a 503 with `Retry-After` from a site that was stopping.
      forgive(faults, /ERR_CONNECTION|status of 50[23]/);
    }),
});

const IBAN = 'IT60X0542811101000000123456';

/** The owner's preparations: location, payment methods, timed letters, and a guide of two sections. */
export async function setUpForGuests(site: Site) {
  const admin = await connectOwner(site);
  await admin.property.update({ body: { address: 'Via del Porto 3', latitude: 38.55, longitude: 14.87 } });
  await admin.paymentSettings.replace({ body: { holder: 'Maria Rossi', iban: IBAN } });
  await admin.stayLetters.replaceSchedule({
    body: { arrival: { isOn: true, days: 7, hour: 9 }, thanks: { isOn: true, days: 2, hour: 10 } },
  });
  const { sections } = await admin.guide.replace({
    body: {
      checkInFrom: '16:00',
      checkOutBy: '10:00',
      daysBefore: 7,
      sections: [
        { title: 'Benvenuti', content: '<p>Il pane si compra in piazza.</p>', shown: 'STAY' },
        { title: 'Il cancello', content: '<p>Il codice del cancello è 4711.</p>', shown: 'AROUND' },
      ],
    },
  });
  return { admin, sections };
}

/** All letters to an address so far, in any order. */
export async function lettersTo(site: Site, address: string): Promise<ReceivedMail[]> {
  return (await readMailbox(site.dataDir)).filter(({ to }) => to === address);
}

/** Expects these letters to an address and no others, by subject in order, and checks their plain text. */
export async function expectLetters(
  site: Site,
  address: string,
  subjects: readonly (string | RegExp)[],
): Promise<void> {
  const got = await lettersTo(site, address);
  expect(got.map(({ subject }) => subject).toSorted()).toEqual(
    subjects.map((subject) => (typeof subject === 'string' ? subject : expect.stringMatching(subject))),
  );
  for (const { text, html } of got) {
    expect(html).toBeUndefined();
    // An unfilled placeholder, an empty one, or lines that an empty one has left.
    expect(text).not.toMatch(/\{\w+\}|\b(?:undefined|null)\b|: +\n|\n{3}/);
  }
}

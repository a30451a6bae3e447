import type { Page } from '@playwright/test';
import { connectOwner } from './api.ts';
import { type CardSite, standInForCards } from './card-site.ts';
import { inDays } from './days.ts';
import { type ReceivedMail, readMailbox } from './mailbox.ts';
import { forgive } from './page-faults.ts';
import type { Site } from './start-site.ts';
import { test as base, expect } from './test.ts';

export { expect } from './test.ts';

/** What a guest holds in her hand, whatever the owner sits at. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

type Fixtures = {
  /** How far the site's clock is ahead of this machine's. */
  readonly ahead: { ms: number };
  readonly provider: CardSite;
  /** The site is off until noon of the day that is so many days from now, and makes up what it missed; the pages follow. */
  readonly liveUntil: (day: number, pages: readonly Page[]) => Promise<void>;
};

/** A story that goes on for months: on a site that takes cards by a stand-in, whose clock goes with the site's. */
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
      // What the pages that were open asked meanwhile nobody answered, or a site on its way out with 503 and `Retry-After`.
      forgive(faults, /ERR_CONNECTION|status of 50[23]/);
    }),
});

const IBAN = 'IT60X0542811101000000123456';

/** What the owner has set up before anybody comes: where it is, how one pays, when letters go, and a guide of two sections. */
export async function prepareForGuests(site: Site) {
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

/** All that somebody has got so far, in any order. */
export async function lettersTo(site: Site, address: string): Promise<ReceivedMail[]> {
  return (await readMailbox(site.dataDir)).filter(({ to }) => to === address);
}

/** Each letter that somebody ever got, by subject in the order of letters, once, in plain text, and none besides. */
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
    // A placeholder that nothing was filled into, an empty one, or lines that an empty one has left.
    expect(text).not.toMatch(/\{\w+\}|\b(?:undefined|null)\b|: +\n|\n{3}/);
  }
}

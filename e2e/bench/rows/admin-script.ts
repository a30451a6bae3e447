import type { Page } from '@playwright/test';
import { makeDataDir, removeDataDir, startSite } from '../../support/start-site.ts';
import { measureAdminScript } from '../load/script-of-admin.ts';
import { plainFigure, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { kibibytes } from '../units.ts';

/** Measured in the same way, for the last build whose first screen was the overview. */
const BEFORE = 301_107;

type Opened = { readonly what: string; readonly atMost: number; readonly open: (page: Page) => Promise<void> };

/** What an owner opens first, and the share of the first screen's script that it may load in addition. */
const OPENED: readonly Opened[] = [
  {
    what: 'the calendar',
    atMost: 0.2,
    open: async (page) => {
      await page.getByRole('link', { name: 'Calendario', exact: true }).click();
      await page.getByRole('grid').waitFor();
    },
  },
  {
    what: 'a booking',
    atMost: 0.35,
    open: async (page) => {
      await page.getByRole('link', { name: 'Conferma' }).first().click();
      await page.getByRole('button', { name: 'Altre azioni' }).waitFor();
    },
  },
  {
    what: 'the search',
    atMost: 0.15,
    open: async (page) => {
      await page.getByRole('button', { name: /^Cerca/ }).click();
      await page.getByRole('combobox').waitFor();
    },
  },
];

/** Script that /admin loads, compared with before the owner's day, and script of what she opens next. */
export const adminScript: Row = {
  name: 'admin-script',
  async measure() {
    const dataDir = makeDataDir('admin-script');
    // With requests to open.
    const site = await startSite({ dataDir, isDemo: true });
    const opened: { readonly what: string; readonly atMost: number; readonly first: number; readonly more: number }[] =
      [];
    try {
      for (const { open, ...named } of OPENED) opened.push({ ...named, ...(await measureAdminScript(site, open)) });
    } finally {
      await site.stop();
      removeDataDir(dataDir);
    }
    return [
      plainFigure({
        what: 'script of /admin, untouched',
        value: opened[0]?.first ?? Number.NaN,
        goal: { atMost: 1.1 * BEFORE },
        unit: kibibytes,
      }),
      ...opened.map(({ what, atMost, first, more }) =>
        ratioFigure({
          what: `script of ${what}, first opened`,
          compared: { measured: more, reference: first, ratio: more / first },
          goal: { atMost },
          unit: kibibytes,
          referenceName: 'script of /admin',
        }),
      ),
    ];
  },
};

import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { instant } from '../base/fields.ts';

/** Faults of a site's set-up or upkeep, by codes that never change. */
const siteFault = z.enum([
  'MAIL_NOT_SET_UP',
  'OTHER_NAME',
  'UNTRUSTED_PROXY',
  'BACKUP_OVERDUE',
  'BACKUP_FAILED',
  'BACKUP_DAMAGED',
  'BACKUP_UNACCEPTED',
  'DRIVE_TROUBLE',
  'DISK_NEARLY_FULL',
  'CLOCK_BEHIND',
  'CLOCKS_DISAGREE',
  'CIN_MISSING',
  'TRANSLATION_GAPS',
  'CHANNEL_TROUBLE',
  'CHANNEL_CLASH',
  'CLEANING_LINK_ENDED',
  'WEBHOOK_FAILING',
]);
export type SiteFault = z.output<typeof siteFault>;

/** What is wrong and what to do about it, in Italian for the owner. */
const siteWarning = z.object({ code: siteFault, text: z.string(), advice: z.string() });
export type SiteWarning = Readonly<z.output<typeof siteWarning>>;

export const health = {
  get: endpoint({
    method: 'GET',
    path: '/health',
    access: 'anyone',
    summary: 'Whether the site can serve',
    answer: z.object({ status: z.literal('ok'), version: z.string() }),
    status: 200,
    isNeverCached: true,
  }),
  warnings: endpoint({
    method: 'GET',
    path: '/health/warnings',
    access: 'admin',
    summary: 'What is wrong with how the site is set up and kept, and what to do; empty while all is well',
    /** The time by the caller's clock: a server alone cannot tell that its own is wrong. */
    query: z.object({ now: instant.optional() }),
    answer: z.array(siteWarning),
    status: 200,
  }),
};

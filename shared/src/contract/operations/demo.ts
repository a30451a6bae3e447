import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { backupEntry } from './backup.ts';

/** What the starter content is made of. */
const demoKind = z.enum([
  'booking',
  'conversation',
  'feature-box',
  'gallery',
  'guide',
  'guide-hours',
  'homepage',
  'mail',
  'media',
  'menu',
  'message',
  'page',
  'post',
  'property',
  'rates',
  'review',
  'task',
  'user',
]);
export type DemoKind = z.output<typeof demoKind>;

/** So many things of a kind, some of them by name. */
const demoShare = z.object({ kind: demoKind, count: z.number().int().positive(), titles: z.array(z.string()) });
export type DemoShare = z.output<typeof demoShare>;

/** A thing of the demo that a removal leaves, and why, in words for the owner. */
const demoRemnant = z.object({ kind: demoKind, title: z.string(), reason: z.string() });
export type DemoRemnant = z.output<typeof demoRemnant>;

/** What a removal does, once it is asked for. */
const demoView = z.object({
  /** Whether there is something of the demo left that a removal would take away. */
  isDemo: z.boolean(),
  leaving: z.array(demoShare),
  /** Words of homepage and property that go back to plain ones, true of any property: no site is without them. */
  returning: z.array(demoShare),
  staying: z.array(demoRemnant),
});
export type DemoView = z.output<typeof demoView>;

/** What a removal did. */
const demoRemoval = z.object({
  removed: z.array(demoShare),
  returned: z.array(demoShare),
  stayed: z.array(demoRemnant),
  /** The site as it was before; null where there was nothing to take away. */
  backup: backupEntry.nullable(),
});
export type DemoRemoval = z.output<typeof demoRemoval>;

export const demo = {
  view: endpoint({
    method: 'GET',
    path: '/demo',
    access: 'admin',
    summary: 'Whether the site still shows the starter content, and what taking it away would do',
    answer: demoView,
    status: 200,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/demo/removal',
    access: 'admin',
    summary:
      'Take the starter content away, after a backup: what the owner wrote or changed stays. Asked again, it does nothing',
    answer: demoRemoval,
    status: 200,
  }),
};

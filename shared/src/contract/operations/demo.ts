import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { backupEntry } from './backup.ts';

/** The kinds of things in the starter content. */
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

/** How many things of a kind there are, and the names of some. */
const demoShare = z.object({ kind: demoKind, count: z.number().int().positive(), titles: z.array(z.string()) });
export type DemoShare = z.output<typeof demoShare>;

/** A thing of the demo that a removal leaves, and why, in words for the owner. */
const demoRemnant = z.object({ kind: demoKind, title: z.string(), reason: z.string() });
export type DemoRemnant = z.output<typeof demoRemnant>;

/** What a removal would do. */
const demoView = z.object({
  /** Whether there is demo content that a removal would take away. */
  isDemo: z.boolean(),
  leaving: z.array(demoShare),
  /** Fields of home page and property that are reset to plain texts, since every site has them. */
  returning: z.array(demoShare),
  staying: z.array(demoRemnant),
});
export type DemoView = z.output<typeof demoView>;

/** What a removal did. */
const demoRemoval = z.object({
  removed: z.array(demoShare),
  returned: z.array(demoShare),
  stayed: z.array(demoRemnant),
  /** A backup of the site as it was before; null if there was nothing to remove. */
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
    refusals: { 409: ['demoWithoutBackup'] },
  }),
};

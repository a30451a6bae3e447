import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { line, link } from './fields.ts';

export const heroButton = z.object({ text: line({ max: 100 }), link, visible: z.boolean() });

export const homepageSettings = z.object({
  siteName: line({ min: 1, max: 100 }),
  heroImage: link,
  heroTitle: line({ min: 1, max: 200 }),
  heroSubtitle: line({ min: 1, max: 300 }),
  primaryButton: heroButton,
  secondaryButton: heroButton,
});
export type HomepageSettings = z.output<typeof homepageSettings>;

export const homepage = {
  get: endpoint({
    method: 'GET',
    path: '/homepage',
    access: 'anyone',
    summary: 'The name of the site and its hero',
    answer: homepageSettings,
    status: 200,
  }),
};

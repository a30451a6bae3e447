import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { imageAddress, line, link, version } from '../base/fields.ts';
import { inItalian } from '../base/in-language.ts';

export const heroButton = z.object({ text: line({ max: 100 }), link, visible: z.boolean('Scegli sì o no') });

/** Palettes of the site: the colours of links, buttons and dark surfaces. A new site has the first. */
export const accents = ['sea', 'olive', 'terracotta', 'bougainvillea'] as const;
export type Accent = (typeof accents)[number];

export const homepageSettings = z.object({
  siteName: line({ min: 1, max: 100 }),
  heroImage: imageAddress(),
  heroTitle: line({ min: 1, max: 200 }),
  heroSubtitle: line({ min: 1, max: 300 }),
  primaryButton: heroButton,
  secondaryButton: heroButton,
  accent: z.enum(accents, 'Scegli un colore'),
});
export type HomepageSettings = z.output<typeof homepageSettings>;

export const homepageAnswer = homepageSettings.extend({ version, inItalian });
export type HomepageAnswer = z.output<typeof homepageAnswer>;

/** Parts of a button that are left out stay as they were, too. */
export const homepageEdit = homepageSettings
  .extend({ primaryButton: heroButton.partial(), secondaryButton: heroButton.partial() })
  .partial();

export const homepage = {
  get: endpoint({
    method: 'GET',
    path: '/homepage',
    access: 'anyone',
    summary: 'The name of the site and its hero',
    versioned: true,
    answer: homepageAnswer,
    status: 200,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/homepage',
    access: 'admin',
    summary: 'Change the name of the site and its hero',
    body: homepageEdit,
    versioned: true,
    answer: homepageAnswer,
    status: 200,
  }),
};

import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, line, text, version } from '../base/fields.ts';
import { inItalian } from '../base/in-language.ts';
import { picture } from './media.ts';
import { bySlug, fileName, slug } from './writing-fields.ts';

/** Pictures of one gallery. */
export const MAX_GALLERY_PICTURES = 500;

const NO_IMAGE = 'Per favore seleziona almeno una immagine';

export const gallery = z.object({
  id,
  name: z.string(),
  description: z.string().nullable(),
  slug: z.string(),
  /** Whether the home page shows it. */
  isDefault: z.boolean(),
  /** File names in the library, in display order. */
  images: z.array(z.string()),
  version,
  /** The same pictures, with what a page needs to show them. */
  pictures: z.array(picture),
  inItalian,
});
export type Gallery = z.output<typeof gallery>;

const galleryFields = z.object({
  name: line({ min: 1, max: 100, tooShort: 'Il nome è obbligatorio' }),
  description: text({ max: 1000 }).nullish(),
  slug,
  isDefault: z.boolean('Scegli se è la galleria predefinita'),
  images: z
    .array(fileName(NO_IMAGE), NO_IMAGE)
    .min(1, NO_IMAGE)
    .max(MAX_GALLERY_PICTURES, `Al massimo ${MAX_GALLERY_PICTURES} immagini`),
});

export const galleryDraft = galleryFields.extend({ isDefault: galleryFields.shape.isDefault.default(false) });
export const galleryEdit = galleryFields.partial();

export const galleries = {
  list: endpoint({
    method: 'GET',
    path: '/gallery',
    access: 'anyone',
    summary: 'All galleries, the default one first',
    answer: z.array(gallery),
    status: 200,
  }),
  get: endpoint({
    method: 'GET',
    path: '/gallery/{slug}',
    access: 'anyone',
    summary: 'A gallery',
    params: bySlug,
    versioned: true,
    answer: gallery,
    status: 200,
  }),
  create: endpoint({
    method: 'POST',
    path: '/gallery',
    access: 'editor',
    summary: 'Make a gallery',
    body: galleryDraft,
    answer: gallery,
    status: 201,
    refusals: { 409: ['slugTaken'] },
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/gallery/{id}',
    access: 'editor',
    summary: 'Change a gallery; made the default, it un-makes the other',
    params: byId,
    body: galleryEdit,
    versioned: true,
    answer: gallery,
    status: 200,
    refusals: { 409: ['slugTaken'] },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/gallery/{id}',
    access: 'editor',
    summary: 'Delete a gallery; its pictures stay in the library',
    params: byId,
    status: 204,
  }),
};

import { z } from 'zod';
import { uploadLimits } from '../../domain/content/media-limits.ts';
import { say } from '../../words/say.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, instant, line, version } from '../base/fields.ts';
import { inItalian } from '../base/in-language.ts';

/** The widths in pixels that renditions of a library picture have: `/uploads/{file}?w=960`. */
export const renditionWidths = [480, 960, 1440, 1920] as const;

export const mediaKind = z.enum(['image', 'audio', 'video']);
export type MediaKind = z.output<typeof mediaKind>;

export const media = z.object({
  id,
  name: z.string(),
  caption: z.string(),
  /** The text for people who cannot see the picture. */
  alt: z.string(),
  /** `/uploads/{file}` */
  url: z.string(),
  /** MIME type. */
  type: z.string(),
  contentType: mediaKind,
  /** In bytes. */
  size: z.number().int(),
  /** In pixels; null for sound. */
  dimensions: z.object({ width: z.number().int(), height: z.number().int() }).nullable(),
  /** In seconds; null for images. */
  duration: z.number().nullable(),
  createdAt: instant,
  version,
  inItalian,
});
export type Media = z.output<typeof media>;

/** What was changed in storing a file: an animation was reduced to its first picture. */
const uploadNote = z.enum(['first-picture-only']);
export type UploadNote = z.output<typeof uploadNote>;

const mediaAdded = media.extend({
  /** What the sender should know, if anything. */
  note: uploadNote.optional(),
});
export type MediaAdded = z.output<typeof mediaAdded>;

/** What a page needs to show a picture. */
export const picture = z.object({
  /** The name without `/uploads/`. */
  file: z.string(),
  alt: z.string(),
  caption: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  inItalian,
});
export type Picture = z.output<typeof picture>;

/** A thing that shows a library file. */
export const mediaUse = z.object({
  type: z.enum(['post', 'page', 'gallery', 'homepage', 'property', 'feature-box', 'guide', 'look']),
  id: z.string(),
  title: z.string(),
});
export type MediaUse = z.output<typeof mediaUse>;

export const mediaTexts = z.object({
  name: line({ min: 1, max: 200, tooShort: 'Il nome è obbligatorio' }),
  caption: line({ max: 300 }),
  alt: line({ max: 300 }),
});

/** Made by the sender of a file, so that a repeat after a lost answer stores it only once. */
const uploadKey = z.uuid('La chiave del file non è valida').transform((key) => key.toLowerCase());

export const mediaLibrary = {
  list: endpoint({
    method: 'GET',
    path: '/media',
    access: 'editor',
    summary: 'The library, newest first',
    answer: z.array(media),
    status: 200,
  }),
  add: endpoint({
    method: 'POST',
    path: '/media',
    access: 'editor',
    summary: 'Add an image, an mp3 or an mp4; what it is is read from its bytes',
    upload: { as: 'form', maxBytes: uploadLimits.video, tooLarge: say('videoTooLarge') },
    body: mediaTexts.extend({ name: line({ max: 200 }), key: uploadKey }).partial(),
    answer: mediaAdded,
    status: 201,
    leavesSiteAlone: true,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/media/{id}',
    access: 'editor',
    summary: 'Change the name, caption or alternative text',
    params: byId,
    body: mediaTexts.partial(),
    versioned: true,
    answer: media,
    status: 200,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/media/{id}',
    access: 'editor',
    summary: 'Delete a file; 409 with `usedIn` while something shows it',
    params: byId,
    status: 204,
    refusals: { 409: ['mediaInUse'] },
  }),
};

import { z } from 'zod';
import { uploadNameOf } from '../../domain/base/text/image-address.ts';
import { LOGO_HINTS, LOGO_MAX_BYTES, parseLogoName } from '../../domain/content/look/logo.ts';
import {
  CORNERS,
  FOOTERS,
  HEADERS,
  HEROES,
  listsEachSection,
  SCHEMES,
  SECTIONS,
  TYPE_PAIRS,
} from '../../domain/content/look/look.ts';
import { say } from '../../words/say.ts';
import { acrossFields } from '../base/across-fields.ts';
import { endpoint } from '../base/endpoint.ts';
import { id, instant, version } from '../base/fields.ts';
import { encodeMessage } from '../base/messages.ts';

const UNKNOWN_VALUE = encodeMessage(say('lookValueUnknown'));
const NO_COLOUR = encodeMessage(say('lookColourInvalid'));
const NO_FILE = encodeMessage(say('lookFileMissing'));
const NOT_EACH_ONCE = encodeMessage(say('lookSectionsIncomplete'));

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) => z.enum(values, UNKNOWN_VALUE);

/** A file that was uploaded for the look; served at `/uploads/{file}`, sizes in pixels. */
const lookFile = z.object({ file: z.string(), width: z.number().int(), height: z.number().int() });
export type LookFile = z.output<typeof lookFile>;

const eachFile = <Shape extends z.ZodType>(shape: Shape) => ({ logo: shape, logoDark: shape, icon: shape });

const sections = z.array(z.object({ id: oneOf(SECTIONS), isVisible: z.boolean(UNKNOWN_VALUE) }));

/** How the site looks, as published or drafted. */
const look = z.object({
  /** `#rrggbb`; null: the accent of the home page. */
  colour: z.string().nullable(),
  type: oneOf(TYPE_PAIRS),
  hero: oneOf(HEROES),
  corners: oneOf(CORNERS),
  header: oneOf(HEADERS),
  footer: oneOf(FOOTERS),
  scheme: oneOf(SCHEMES),
  sections,
  ...eachFile(lookFile.nullable()),
  /** `PICTURE`, `CARD`, or a picture of the library, `/uploads/…`. */
  share: z.string(),
});
export type Look = z.output<typeof look>;

export const lookDraft = look.extend({ isDraft: z.boolean(), version });
export type LookDraft = z.output<typeof lookDraft>;

/** The name of an uploaded logo. */
const logoFile = z.string(NO_FILE).refine((name) => parseLogoName(name) !== undefined, NO_FILE);

/** The name of an uploaded logo, or the file as an answer holds it. */
const namedFile = z
  .union([z.string(NO_FILE), z.object({ file: z.string(NO_FILE) }).transform(({ file }) => file)], NO_FILE)
  .transform((file, { issues }): LookFile => {
    const named = parseLogoName(file);
    if (named) return { file, width: named.width, height: named.height };
    issues.push({ code: 'custom', message: NO_FILE, input: file });
    return z.NEVER;
  })
  .nullable();

/** `PICTURE`, `CARD`, or a picture of the library, `/uploads/…`. */
const share = z.union(
  [z.enum(['PICTURE', 'CARD']), z.string().refine((address) => uploadNameOf(address) !== undefined, NO_FILE)],
  NO_FILE,
);

function findFault(sections: readonly { readonly id: string; readonly isVisible: boolean }[]): string | undefined {
  if (!listsEachSection(sections)) return NOT_EACH_ONCE;
  const isBookable = sections.some(({ id, isVisible }) => id === 'BOOKING' && isVisible);
  return isBookable ? undefined : encodeMessage(say('lookBookingHidden'));
}

/** A part that is unknown is a fault of the list, as one that is missing. */
const editedSections = acrossFields(
  z
    .array(
      z.object({
        id: z.string(NOT_EACH_ONCE).meta({ enum: [...SECTIONS] }),
        isVisible: z.boolean(UNKNOWN_VALUE),
      }),
      NOT_EACH_ONCE,
    )
    .length(SECTIONS.length, NOT_EACH_ONCE),
  { find: findFault },
).pipe(sections);

/** A look as it is stored: its colour goes into the styles of each page, its files are this site's own. */
export const storedLook = look.extend({
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  sections: acrossFields(sections, { find: findFault }),
  ...eachFile(lookFile.extend({ file: logoFile }).nullable()),
  share,
});

/** Fields that are left out stay as they were. */
export const lookEdit = look
  .extend({
    colour: z
      .string(NO_COLOUR)
      .regex(/^#[0-9a-fA-F]{6}$/, NO_COLOUR)
      .toLowerCase()
      .nullable(),
    sections: editedSections,
    ...eachFile(namedFile),
    share,
  })
  .partial();
export type LookEdit = z.output<typeof lookEdit>;

const lookVersion = z.object({
  id,
  publishedAt: instant.nullable(),
  /** The name of who published it; null for the look of a new site. */
  by: z.string().nullable(),
  isCurrent: z.boolean(),
  look,
});
export type LookVersion = z.output<typeof lookVersion>;

const lookFileAdded = lookFile.extend({ hints: z.array(z.enum(LOGO_HINTS)) });
export type LookFileAdded = z.output<typeof lookFileAdded>;

const lookPreview = z.object({
  /** `/look/{43 characters}/` */
  path: z.string(),
  until: instant,
});
export type LookPreview = z.output<typeof lookPreview>;

export const siteLook = {
  get: endpoint({
    method: 'GET',
    path: '/look',
    access: 'anyone',
    summary: 'How the site looks',
    answer: look,
    status: 200,
  }),
  draft: endpoint({
    method: 'GET',
    path: '/look/draft',
    access: 'admin',
    summary: 'The draft of the look; without a draft, the published look',
    versioned: true,
    answer: lookDraft,
    status: 200,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/look/draft',
    access: 'admin',
    summary: 'Change some of the draft',
    body: lookEdit,
    versioned: true,
    answer: lookDraft,
    status: 200,
    leavesSiteAlone: true,
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/look/draft',
    access: 'admin',
    summary: 'Discard the draft',
    status: 204,
    leavesSiteAlone: true,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/look/publish',
    access: 'admin',
    summary: 'Publish the draft',
    versioned: true,
    answer: look.extend({ version }),
    status: 200,
    refusals: { 409: ['lookNothingToPublish'] },
  }),
  versions: endpoint({
    method: 'GET',
    path: '/look/versions',
    access: 'admin',
    summary: 'The last twenty published looks, newest first; the look of a new site is the oldest',
    answer: z.array(lookVersion),
    status: 200,
  }),
  back: endpoint({
    method: 'POST',
    path: '/look/back',
    access: 'admin',
    summary: 'Publish the look before the present one',
    answer: look,
    status: 200,
    refusals: { 409: ['lookNothingBefore'] },
  }),
  addFile: endpoint({
    method: 'POST',
    path: '/look/files',
    access: 'admin',
    summary: 'Add a logo or an icon: SVG, PNG or WebP, read from its bytes',
    upload: { as: 'form', maxBytes: LOGO_MAX_BYTES, tooLarge: say('logoTooLarge') },
    body: z.object({ as: oneOf(['LOGO', 'ICON']) }),
    answer: lookFileAdded,
    status: 201,
    leavesSiteAlone: true,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/look/preview',
    access: 'admin',
    summary: 'An address under which the site is shown with the draft for half an hour',
    answer: lookPreview,
    status: 201,
    leavesSiteAlone: true,
  }),
};

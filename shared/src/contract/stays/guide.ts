import { z } from 'zod';
import { utf8Length } from '../../domain/base/text/utf8.ts';
import { DOOR_CODE } from '../../domain/stays/door-code.ts';
import { MAX_DAYS_AFTER, MAX_DAYS_BEFORE, MAX_SECTIONS, SECTION_TIMES } from '../../domain/stays/guide.ts';
import { MAX_CONTENT_BYTES } from '../../rich-text/elements.ts';
import { acrossFields } from '../base/across-fields.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, hour, line, localDate, version, whole } from '../base/fields.ts';
import { inItalian } from '../base/in-language.ts';
import { RICH_BODY_LIMIT, richText } from '../base/rich-text.ts';
import { picture } from '../content/media.ts';

const TOO_LARGE = 'Tutte insieme, le sezioni superano la dimensione massima di 1 MB';

const sectionTime = z.enum(SECTION_TIMES, 'Scegli quando si vede: STAY o AROUND');

/** The texts of a section, with the limits that apply in every language. */
export const sectionTexts = z.object({
  title: line({ min: 1, max: 100, tooShort: 'Scrivi un titolo' }),
  content: richText('Scrivi il testo'),
});

const newSection = z.object({
  /** Made by the sender: a section keeps its translations while its id is the same. */
  id: z.uuid('L’identificativo della sezione non è valido').optional(),
  ...sectionTexts.shape,
  shown: sectionTime,
});

const sections = acrossFields(
  z
    .array(newSection, 'Le sezioni sono un elenco')
    .max(MAX_SECTIONS, { error: `Le sezioni possono essere al massimo ${MAX_SECTIONS}`, abort: true }),
  { of: { content: true }, find: findSizeFault },
);

const terms = {
  daysBefore: whole({ min: 0, max: MAX_DAYS_BEFORE }),
  daysAfter: whole({ min: 0, max: MAX_DAYS_AFTER }),
  checkInFrom: hour.nullable(),
  checkOutBy: hour.nullable(),
};

/** The fields that a PUT may change; those left out stay as they were. */
export const guideEdit = z.object({ sections, ...terms }).partial();
export type GuideEdit = z.output<typeof guideEdit>;

const section = newSection.required({ id: true });

export const guideAnswer = z.object({ sections: z.array(section), ...terms, version });
export type Guide = z.output<typeof guideAnswer>;

/** The part of the guide that is open for one stay on the day of the call. */
export const openGuide = z.object({
  sections: z.array(section.extend({ inItalian })),
  /** The first and last day on which any section is open for the stay; null if none ever is. */
  opensOn: localDate.nullable(),
  closesOn: localDate.nullable(),
  /** The next day on which another section opens; null if none will. */
  opensNextOn: localDate.nullable(),
  checkInFrom: hour.nullable(),
  checkOutBy: hour.nullable(),
  /** What opens the door: for the guest while AROUND is open, for an admin always; only if there is one. */
  doorCode: z.string().optional(),
  /** The library pictures that the sections show. */
  pictures: z.array(picture),
});
export type BookingGuide = z.output<typeof openGuide>;

const NO_DOOR_CODE = `Scrivi da ${DOOR_CODE.min} a ${DOOR_CODE.max} tra cifre, lettere senza accenti, # e *`;

export const doorCodeEdit = z.object({
  /** Null removes it. */
  code: z
    .string(NO_DOOR_CODE)
    .max(DOOR_CODE.max, { error: NO_DOOR_CODE, abort: true })
    .min(DOOR_CODE.min, NO_DOOR_CODE)
    .regex(DOOR_CODE.characters, NO_DOOR_CODE)
    .nullable(),
});

/** A text if the contents of all sections together are too large. */
export function findSizeFault(all: readonly { readonly content: string }[]): string | undefined {
  return bytesOf(all) > MAX_CONTENT_BYTES ? TOO_LARGE : undefined;
}

function bytesOf(all: readonly { readonly content: string }[]): number {
  return all.reduce((bytes, { content }) => bytes + utf8Length(content), 0);
}

export const guide = {
  get: endpoint({
    method: 'GET',
    path: '/guide',
    access: 'admin',
    summary: 'What guests are told of the house, section by section, and when',
    versioned: true,
    answer: guideAnswer,
    status: 200,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/guide',
    access: 'admin',
    summary: 'Change it; a section that names its id keeps its translations',
    body: guideEdit,
    bodyLimit: RICH_BODY_LIMIT,
    versioned: true,
    answer: guideAnswer,
    status: 200,
    leavesSiteAlone: true,
  }),
  ofBooking: endpoint({
    method: 'GET',
    path: '/bookings/{id}/guide',
    access: 'user',
    summary: "What is open today of the guide for one of one's own stays; for an admin all of it, of any",
    params: byId,
    answer: openGuide,
    status: 200,
  }),
  setDoorCode: endpoint({
    method: 'PUT',
    path: '/bookings/{id}/door-code',
    access: 'admin',
    token: ['WRITE_DOOR_CODE'],
    summary: 'What opens the door for a confirmed stay, or null; its guest reads it with the guide, around her days',
    params: byId,
    body: doorCodeEdit,
    bodyLimit: 1024,
    status: 204,
    refusals: { 409: ['doorCodeBeforeConfirmation'] },
    leavesSiteAlone: true,
  }),
};

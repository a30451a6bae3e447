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

/** The words of a section, by the bounds that they have in each language. */
export const sectionTexts = z.object({
  title: line({ min: 1, max: 100, tooShort: 'Scrivi un titolo' }),
  content: richText('Scrivi il testo'),
});

const newSection = z.object({
  /** Made by whoever writes the section: as long as it has the same, it keeps its translations. */
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

/** What a PUT may name; what it leaves out stays. */
export const guideEdit = z.object({ sections, ...terms }).partial();
export type GuideEdit = z.output<typeof guideEdit>;

const section = newSection.required({ id: true });

export const guideAnswer = z.object({ sections: z.array(section), ...terms, version });
export type Guide = z.output<typeof guideAnswer>;

/** The guide as it is open for one stay on the day of the call. */
export const openGuide = z.object({
  sections: z.array(section.extend({ inItalian })),
  /** The first and the last day on which some section is open for it; null where none ever is. */
  opensOn: localDate.nullable(),
  closesOn: localDate.nullable(),
  /** The day on which what is still shut opens; null where nothing is yet to come. */
  opensNextOn: localDate.nullable(),
  checkInFrom: hour.nullable(),
  checkOutBy: hour.nullable(),
  /** What opens the door: for its guest on the days on which AROUND is open, for an admin on any; only where there is one. */
  doorCode: z.string().optional(),
  /** The pictures of the library that the sections show. */
  pictures: z.array(picture),
});
export type BookingGuide = z.output<typeof openGuide>;

const NO_DOOR_CODE = `Scrivi da ${DOOR_CODE.min} a ${DOOR_CODE.max} tra cifre, lettere senza accenti, # e *`;

export const doorCodeEdit = z.object({
  /** Null takes it away. */
  code: z
    .string(NO_DOOR_CODE)
    .max(DOOR_CODE.max, { error: NO_DOOR_CODE, abort: true })
    .min(DOOR_CODE.min, NO_DOOR_CODE)
    .regex(DOOR_CODE.characters, NO_DOOR_CODE)
    .nullable(),
});

/** Whether the contents of all sections are too large together, in words. */
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

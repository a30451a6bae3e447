import { z } from 'zod';
import { REVIEW_FIELDS } from '../../domain/operations/moving/read-review-row.ts';
import { STAY_FIELDS } from '../../domain/operations/moving/stay-tables.ts';
import { say } from '../../words/say.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, instant, line, localDate, pageNumber, version } from '../base/fields.ts';

const GB = 1024 ** 3;

export const moveKind = z.enum(['SITE', 'STAYS', 'REVIEWS', 'PHOTOS'], 'Scegli che cosa portare');
export type MoveKind = z.output<typeof moveKind>;

/** What a file is, read from its bytes. */
const moveFormat = z.enum(['WXR', 'GHOST', 'MARKDOWN', 'CSV', 'XLSX', 'XLS', 'ICS', 'IMAGES']);
export type MoveFormat = z.output<typeof moveFormat>;

const moveState = z.enum(['READING', 'READY', 'FAILED', 'RUNNING', 'DONE', 'STOPPED', 'UNDONE']);
export type MoveState = z.output<typeof moveState>;

export const moveItemKind = z.enum(['POST', 'PAGE', 'PICTURE', 'STAY', 'REVIEW']);
export type MoveItemKind = z.output<typeof moveItemKind>;

/** Of these NEW alone is brought. */
const moveItemState = z.enum(['NEW', 'ALREADY', 'CLASH', 'FAULT', 'LEFT', 'DONE']);
export type MoveItemState = z.output<typeof moveItemState>;

/** The reason of an item that the owner leaves out, which she may bring after all. */
export const LEFT_OUT = 'Lasciata fuori';

const items = z.array(id).max(20_000);
const column = line({ max: 200 });

/** What the owner chooses, each where its kind of move knows it; a list is replaced whole. */
export const moveChoices = z
  .object({
    /** Items that stay out. */
    leave: items,
    /** SITE: drafts, or published as they were. */
    as: z.enum(['DRAFT', 'AS_WAS']),
    /** SITE: where pictures come from. */
    pictures: z.enum(['ZIP', 'FETCH', 'NONE']),
    /** SITE: the cover of posts without a picture, a file of the library. */
    cover: z.string().max(200),
    /** SITE: whether old addresses are kept. */
    redirects: z.boolean(),
    /** STAYS, REVIEWS: the portal of rows that name none. */
    portal: line({ min: 2, max: 60 }),
    /** STAYS, REVIEWS: the column of each field, by its name. */
    mapping: z.partialRecord(z.enum([...STAY_FIELDS, ...REVIEW_FIELDS]), column),
    dateOrder: z.enum(['DMY', 'MDY', 'YMD']),
    /** STAYS: overlaps in the past that are brought all the same. */
    take: items,
    /** PHOTOS: the gallery at whose end all are put. */
    gallery: id,
    /** PHOTOS: the name of the gallery of pictures outside of a folder. */
    name: line({ min: 2, max: 100 }),
    order: z.enum(['NAME', 'DATE']),
  })
  .partial();
export type MoveChoices = z.output<typeof moveChoices>;

const count = z.number().int();
const tally = z.object({ new: count, already: count, clash: count, fault: count, left: count });
export type MoveTally = z.output<typeof tally>;

export const move = z.object({
  id,
  kind: moveKind,
  format: moveFormat.nullable(),
  fileName: z.string(),
  state: moveState,
  /** Why it failed or stopped, in words for the owner. */
  error: z.string().optional(),
  progress: z.object({ step: z.string(), share: z.number().nullable(), canCancel: z.boolean() }).optional(),
  choices: moveChoices,
  counts: z.partialRecord(moveItemKind, tally),
  /** What never comes, counted by name. */
  left: z.array(z.object({ what: z.string(), count })),
  /** Sentences for the owner. */
  hints: z.array(z.string()),
  /** The columns of a table that nobody knows, each with up to three values. */
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })).optional(),
  createdAt: instant,
  doneAt: instant.optional(),
  version,
});
export type Move = z.output<typeof move>;

export const moveItem = z.object({
  id,
  kind: moveItemKind,
  title: z.string(),
  state: moveItemState,
  reason: z.string().optional(),
  warnings: z.array(z.string()),
  /** The id of what it became, once brought. */
  thingId: id.optional(),
  slug: z.string().optional(),
  date: localDate.optional(),
  isPublished: z.boolean().optional(),
  code: z.string().nullable().optional(),
  portal: z.string().nullable().optional(),
  guestName: z.string().optional(),
  startDate: localDate.optional(),
  endDate: localDate.optional(),
  numberOfGuests: count.optional(),
  /** In cents; null where the file does not tell. */
  price: count.nullable().optional(),
  /** In cents; null where the file does not tell. */
  commission: count.nullable().optional(),
});
export type MoveItem = z.output<typeof moveItem>;

const undone = z.object({
  removed: z.array(z.object({ kind: z.string(), count })),
  stayed: z.array(z.object({ kind: z.string(), title: z.string(), reason: z.string() })),
});
export type MoveUndone = z.output<typeof undone>;

export const moves = {
  list: endpoint({
    method: 'GET',
    path: '/moves',
    access: 'admin',
    summary: 'The last fifty moves, newest first',
    answer: z.array(move),
    status: 200,
    isNeverCached: true,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/moves',
    access: 'admin',
    summary: 'Read a file from elsewhere; nothing is brought yet',
    upload: { as: 'form', maxBytes: 2 * GB, tooLarge: say('moveFileTooLarge', { max: '2 GB' }), isOptional: true },
    body: z.object({ kind: moveKind }),
    answer: move,
    status: 201,
    leavesSiteAlone: true,
    refusals: { 409: ['moveBusy'], 413: ['moveFileTooLarge'], 415: ['moveFileUnknown'] },
  }),
  addFile: endpoint({
    method: 'POST',
    path: '/moves/{id}/files',
    access: 'admin',
    summary: 'Add a zip of pictures to a site, or a picture or zip to photos',
    params: byId,
    upload: { as: 'form', maxBytes: 2 * GB, tooLarge: say('moveFileTooLarge', { max: '2 GB' }) },
    body: z.object({}),
    answer: move,
    status: 200,
    leavesSiteAlone: true,
    refusals: { 409: ['moveBegun', 'moveBusy'], 413: ['moveFileTooLarge'], 415: ['moveFileUnknown'] },
  }),
  get: endpoint({
    method: 'GET',
    path: '/moves/{id}',
    access: 'admin',
    summary: 'A move, with what it would bring',
    params: byId,
    answer: move,
    status: 200,
    isNeverCached: true,
  }),
  listItems: endpoint({
    method: 'GET',
    path: '/moves/{id}/items',
    access: 'admin',
    summary: 'The items of a move in the order of its file, fifty a page',
    params: byId,
    query: z.object({ page: pageNumber, state: moveItemState.optional() }),
    answer: z.object({ items: z.array(moveItem), total: count }),
    status: 200,
    isNeverCached: true,
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/moves/{id}',
    access: 'admin',
    summary: 'Change the choices of a move, and judge its items anew',
    params: byId,
    body: moveChoices,
    bodyLimit: 2 * 1024 ** 2,
    versioned: true,
    answer: move,
    status: 200,
    leavesSiteAlone: true,
    refusals: { 409: ['moveBegun', 'moveBusy'] },
  }),
  run: endpoint({
    method: 'POST',
    path: '/moves/{id}/run',
    access: 'admin',
    summary: 'Bring what is new, after a safety backup',
    params: byId,
    answer: move,
    status: 200,
    refusals: { 409: ['moveBegun', 'moveBusy', 'backupBusy'] },
  }),
  stop: endpoint({
    method: 'DELETE',
    path: '/moves/{id}/run',
    access: 'admin',
    summary: 'Stop after the item at hand',
    params: byId,
    status: 204,
    refusals: { 409: ['nothingToCancel'] },
  }),
  undo: endpoint({
    method: 'POST',
    path: '/moves/{id}/undo',
    access: 'admin',
    summary: 'Take back what was brought and is untouched, after a safety backup',
    params: byId,
    answer: undone,
    status: 200,
    refusals: { 409: ['nothingToUndo', 'moveBusy', 'backupBusy'] },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/moves/{id}',
    access: 'admin',
    summary: 'Forget the file and its preview; what was brought stays',
    params: byId,
    status: 204,
    leavesSiteAlone: true,
    refusals: { 409: ['moveBusy'] },
  }),
};

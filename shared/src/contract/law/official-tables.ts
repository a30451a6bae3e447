import { z } from 'zod';
import { TABLE_KINDS } from '../../domain/law/register/official-tables.ts';
import { say } from '../../words/say.ts';
import { endpoint } from '../base/endpoint.ts';
import { instant, line, localDate } from '../base/fields.ts';
import { encodeMessage } from '../base/messages.ts';

/** Lists have some hundred kilobytes. */
export const TABLE_MAX_BYTES = 2 * 1024 * 1024;

const kind = z.enum(TABLE_KINDS, encodeMessage(say('valueInvalid')));

const officialTable = z.object({
  kind,
  /** All rows, including ended ones. */
  rows: z.number().int(),
  current: z.number().int(),
  /** Null if it was never imported. */
  importedAt: instant.nullable(),
  /** Whether it is older than 180 days. */
  isOld: z.boolean(),
});
export type OfficialTable = z.output<typeof officialTable>;

const officialCode = z.object({
  code: z.string(),
  /** As in the official list. */
  name: z.string(),
  /** In the language of the call, where a translation is known. */
  label: z.string(),
  province: z.string().optional(),
  endedOn: localDate.optional(),
});
export type OfficialCode = z.output<typeof officialCode>;

export const officialTables = {
  list: endpoint({
    method: 'GET',
    path: '/register/tables',
    access: 'admin',
    summary: 'The official lists of municipalities, states, documents and kinds of guests: how many rows, and how old',
    answer: z.array(officialTable),
    status: 200,
  }),
  import: endpoint({
    method: 'POST',
    path: '/register/tables',
    access: 'admin',
    summary:
      'Take in a list as the portal of the Polizia di Stato offers it; `force` also where it lost half of its rows',
    upload: { as: 'form', maxBytes: TABLE_MAX_BYTES, tooLarge: 'Il file supera 2 MB' },
    body: z.object({ kind, force: z.enum(['true', 'false'], 'Scegli true o false').optional() }),
    answer: officialTable,
    status: 201,
    refusals: { 409: ['tableRowsLost'] },
  }),
  download: endpoint({
    method: 'POST',
    path: '/register/tables/download',
    access: 'admin',
    summary: 'Fetch all four lists from the portal and take them in',
    answer: z.array(officialTable),
    status: 200,
    refusals: { 409: ['tableRowsLost'] },
  }),
};

export const officialCodes = {
  find: endpoint({
    method: 'GET',
    path: '/codes',
    access: 'anyone',
    summary: 'At most twenty rows of an official list, by part of their name or by their code',
    query: z.object({
      kind,
      q: line({ min: 1, max: 60 }),
      /** Includes rows that ended on that day or later; without it only current rows. */
      on: localDate.optional(),
    }),
    answer: z.array(officialCode),
    status: 200,
    isNeverCached: true,
  }),
};

import { z } from 'zod';
import { ITALIAN, LANGUAGES } from '../../domain/base/language/language.ts';
import { say } from '../../words/say.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, instant, line, text, version } from '../base/fields.ts';
import { encodeMessage } from '../base/messages.ts';

/** JSON of the longest template, in an alphabet with three bytes a character. */
const TEMPLATE_LIMIT = 400 * 1024;

export const contractWording = z.object({
  /** The title. */
  subject: line({ max: 200 }),
  body: text({ max: 50_000 }),
});

/** The text of contracts, with placeholders in braces; a line that begins with `# ` is a heading. */
export const contractTemplate = z.object({
  subject: z.string(),
  body: z.string(),
  placeholders: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['line', 'text']),
      meaning: z.string(),
      /** For a preview. */
      sample: z.string(),
    }),
  ),
  version,
});
export type ContractTemplate = z.output<typeof contractTemplate>;

/** Guests with another language get the owner's contract in it, or the Italian one where there is none. */
const inLanguage = z.object({ language: z.enum(LANGUAGES, encodeMessage(say('languageUnknown'))).default(ITALIAN) });

const madeContract = z.object({
  id,
  createdAt: instant,
  /** SHA-256 of its PDF, hexadecimal. */
  sha256: z.string(),
  documentId: id,
  /** A warning for the owner, as text. */
  warning: z.string().optional(),
  acceptedAt: instant.optional(),
});
export type MadeContract = z.output<typeof madeContract>;

const sha256 = z
  .string(encodeMessage(say('valueInvalid')))
  .regex(/^[0-9a-fA-F]{64}$/, encodeMessage(say('valueInvalid')));

export const contracts = {
  template: endpoint({
    method: 'GET',
    path: '/contract-template',
    access: 'admin',
    summary: 'What contracts say, in Italian or another language',
    query: inLanguage,
    versioned: true,
    answer: contractTemplate,
    status: 200,
  }),
  changeTemplate: endpoint({
    method: 'PUT',
    path: '/contract-template',
    access: 'admin',
    summary: 'Say it otherwise; unknown placeholders are refused, and an empty text takes it away',
    query: inLanguage,
    body: contractWording.partial(),
    bodyLimit: TEMPLATE_LIMIT,
    versioned: true,
    answer: contractTemplate,
    status: 200,
    leavesSiteAlone: true,
  }),
  make: endpoint({
    method: 'POST',
    path: '/bookings/{id}/contract',
    access: 'admin',
    summary: 'Make the contract of a confirmed stay, as a PDF; it takes the place of the one before',
    params: byId,
    answer: madeContract,
    status: 201,
    refusals: { 409: ['documentTooLong', 'contractBeforeConfirmation', 'placeholderEmpty', 'contractTooLong'] },
    leavesSiteAlone: true,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/contracts/{id}/accept',
    access: 'user',
    summary: "Accept the contract of one's own stay, by the hash of what one read",
    params: byId,
    body: z.object({ sha256 }),
    answer: madeContract,
    status: 200,
    refusals: { 409: ['contractChanged'] },
    leavesSiteAlone: true,
  }),
};

import { z } from 'zod';
import { cleanLine } from '../../domain/base/text/text.ts';
import {
  isOfProgram,
  isRedirectTarget,
  REDIRECT_MAX_LENGTH,
  readOldAddress,
} from '../../domain/content/redirects/old-address.ts';
import { say } from '../../words/say.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, line, pageNumber, version } from '../base/fields.ts';
import { encodeMessage } from '../base/messages.ts';

const NO_OLD_ADDRESS = 'Scrivi un indirizzo che comincia con /, oppure tutto il vecchio indirizzo';
const OF_PROGRAM = 'Questo indirizzo è del programma';
const NO_TARGET = 'Scrivi un indirizzo del sito, o uno che comincia con https://';
const UNSEEN = 'Nell’indirizzo c’è un carattere che non si vede: scrivilo di nuovo';
const TOO_LONG = encodeMessage(say('tooLong', { max: REDIRECT_MAX_LENGTH }));

function address(missing: string) {
  return z
    .string(missing)
    .max(REDIRECT_MAX_LENGTH, { error: TOO_LONG, abort: true })
    .refine((written) => !/\p{Cc}/u.test(written), { error: UNSEEN, abort: true })
    .overwrite(cleanLine);
}

const format = { format: 'uri-reference', maxLength: REDIRECT_MAX_LENGTH } as const;

/** Both addresses; a `from` that is whole loses its host, and any parameter but one of WordPress's. */
export const redirectSent = z.object({
  from: address(NO_OLD_ADDRESS)
    .refine((written) => readOldAddress(written) !== undefined, { error: NO_OLD_ADDRESS, abort: true })
    .overwrite((written) => readOldAddress(written) ?? written)
    .refine((kept) => !isOfProgram(kept), OF_PROGRAM)
    .meta(format),
  to: address(NO_TARGET).refine(isRedirectTarget, NO_TARGET).meta(format),
});
export type RedirectSent = z.output<typeof redirectSent>;

/** An old address and where it leads (MOVING.md, section 4). */
export const redirect = z.object({
  id,
  from: z.string(),
  to: z.string(),
  /** Whether it leads to nothing that visitors can see: its address is then answered as if there were no redirect. */
  isDead: z.boolean(),
  version,
});
export type Redirect = z.output<typeof redirect>;

export const redirects = {
  list: endpoint({
    method: 'GET',
    path: '/redirects',
    access: 'admin',
    summary: 'The old addresses that lead elsewhere, by their own, fifty a page; `search` is sought in both addresses',
    query: z.object({ page: pageNumber, search: line({ max: REDIRECT_MAX_LENGTH }).default('') }),
    answer: z.object({ redirects: z.array(redirect), total: z.number().int() }),
    status: 200,
  }),
  create: endpoint({
    method: 'POST',
    path: '/redirects',
    access: 'admin',
    summary: 'Let an old address lead elsewhere',
    body: redirectSent,
    answer: redirect,
    status: 201,
    refusals: { 400: ['redirectFromPage', 'redirectInCircle'], 409: ['redirectTwice', 'redirectsTooMany'] },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/redirects/{id}',
    access: 'admin',
    summary: 'Change an old address and where it leads',
    params: byId,
    body: redirectSent,
    versioned: true,
    answer: redirect,
    status: 200,
    refusals: { 400: ['redirectFromPage', 'redirectInCircle'], 409: ['redirectTwice'] },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/redirects/{id}',
    access: 'admin',
    summary: 'Forget an old address',
    params: byId,
    status: 204,
  }),
};

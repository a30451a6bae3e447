import { z } from 'zod';
import { AUDIT_ACTIONS } from '../../domain/base/audit.ts';
import { say } from '../../words/say.ts';
import { acrossFields } from './across-fields.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, nearDate, pageNumber } from './fields.ts';
import { encodeMessage } from './messages.ts';

const auditEntry = z.object({
  id,
  at: instant,
  /** The account, with its name at that time; null where the program acted, or a caller who was not signed in. */
  by: z.object({ id, name: z.string() }).nullable(),
  /** One of AUDIT_ACTIONS. */
  action: z.string(),
  /** One of the kinds of AUDIT_OBJECT_WORDS. */
  object: z.string(),
  /** Null where the object is the only one of its kind. */
  objectId: z.string().nullable(),
  /** In Italian, without a guest's name, number or birth. */
  summary: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

const days = { from: nearDate.optional(), to: nearDate.optional() };

/** Filters acts by days in Rome, both included, account and action. `by` is an account's id, or `PROGRAM`. */
const chosen = z.object({
  ...days,
  by: id.optional(),
  action: z.enum(AUDIT_ACTIONS, encodeMessage(say('valueInvalid'))).optional(),
});

const inOrder = {
  of: { from: true, to: true },
  find: ({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }) =>
    from !== undefined && to !== undefined && from > to
      ? 'La fine deve essere uguale o successiva all’inizio'
      : undefined,
  at: 'to',
} as const;

export const audit = {
  list: endpoint({
    method: 'GET',
    path: '/audit',
    access: 'admin',
    summary: 'What was done in the house and by whom, newest first, fifty a page',
    query: acrossFields(chosen.extend({ page: pageNumber }), inOrder),
    answer: z.object({ entries: z.array(auditEntry), total: z.number().int() }),
    status: 200,
  }),
  csv: endpoint({
    method: 'GET',
    path: '/audit/csv',
    access: 'admin',
    summary: 'The same for a spreadsheet, all of it',
    query: acrossFields(chosen, inOrder),
    download: 'text/csv',
    status: 200,
  }),
};

import { z } from 'zod';
import { optionalDayRange } from '../base/day-range.ts';
import { endpoint } from '../base/endpoint.ts';
import { instant } from '../base/fields.ts';

const key = z.string('Scegli una scadenza').regex(/^[A-Za-z0-9:_-]{1,64}$/, 'Scegli una scadenza');

/** A deadline; kinds are an open list. */
export const deadline = z.object({
  key,
  kind: z.string(),
  title: z.string(),
  dueAt: instant,
  state: z.enum(['DUE', 'LATE', 'DONE']),
  doneAt: instant.optional(),
  /** The account's name at that time; left out where unknown. */
  by: z.string().optional(),
  /** The page for it, under /admin. */
  path: z.string(),
});
export type DeadlineAnswer = z.output<typeof deadline>;

export const deadlines = {
  list: endpoint({
    method: 'GET',
    path: '/deadlines',
    access: 'admin',
    summary: 'What falls due, by when it does: what is late and comes in 60 days, unless days are named',
    query: optionalDayRange,
    answer: z.array(deadline),
    status: 200,
    isNeverCached: true,
  }),
  tick: endpoint({
    method: 'POST',
    path: '/deadlines/{key}',
    access: 'admin',
    summary: 'Tick off a declaration of the tax, or take that back; all others are done once their thing is',
    params: z.object({ key }),
    body: z.object({ done: z.boolean('Scegli sì o no') }),
    answer: deadline,
    status: 200,
    refusals: { 409: ['deadlineClosesItself'] },
    leavesSiteAlone: true,
  }),
};

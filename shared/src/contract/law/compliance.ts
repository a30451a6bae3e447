import { z } from 'zod';
import { COMPLIANCE_KEYS, COMPLIANCE_STATES } from '../../domain/law/deadlines/compliance.ts';
import { endpoint } from '../base/endpoint.ts';
import { localDate, nearDate, text, version } from '../base/fields.ts';

const item = z.object({
  key: z.enum(COMPLIANCE_KEYS, 'Scegli una voce'),
  state: z.enum(COMPLIANCE_STATES, 'Scegli uno stato'),
  /** When it has to be renewed. */
  date: localDate.nullable(),
  note: text({ max: 500 }).nullable(),
});

const notedItem = item.extend({ date: nearDate.nullable() });

/** The note on an item. */
export const complianceNote = notedItem.pick({ date: true, note: true });

const compliance = z.object({ items: z.array(item), version });
export type ComplianceAnswer = z.output<typeof compliance>;

/** Fields and items left out stay. */
const complianceEdit = z.object({
  items: z
    .array(notedItem.partial({ state: true, date: true, note: true }), 'Le voci sono un elenco')
    .max(COMPLIANCE_KEYS.length, `Le voci possono essere al massimo ${COMPLIANCE_KEYS.length}`),
});
export type ComplianceEdit = z.output<typeof complianceEdit>;

export const complianceList = {
  get: endpoint({
    method: 'GET',
    path: '/compliance',
    access: 'admin',
    summary: 'What whoever lets short stays has to see to once, and what was noted of it',
    versioned: true,
    answer: compliance,
    status: 200,
    isNeverCached: true,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/compliance',
    access: 'admin',
    summary: 'Note what changes of the items that are named; a code that the property has is done by itself',
    body: complianceEdit,
    versioned: true,
    answer: compliance,
    status: 200,
    leavesSiteAlone: true,
  }),
};

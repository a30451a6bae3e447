import { COMPLIANCE_KEYS, COMPLIANCE_STATES } from '@approdo/shared/domain/law/deadlines/compliance';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const complianceNote = z.object({
  key: z.enum(COMPLIANCE_KEYS),
  state: z.enum(COMPLIANCE_STATES),
  date: z.string().nullable(),
  note: z.string().nullable(),
});

export const complianceRecord = describeRecord('compliance_notes', complianceNote);

type ComplianceTables = { compliance_notes: RowOf<z.output<typeof complianceNote>> };

declare module '../../../db/schema.ts' {
  interface Schema extends ComplianceTables {}
}

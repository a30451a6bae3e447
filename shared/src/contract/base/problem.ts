import { z } from 'zod';
import type { MessageOrText } from '../../words/say.ts';
import { decodeMessage } from './messages.ts';

/** The body of every answer of status 400 and above. */
export const problem = z.looseObject({
  error: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** Error code, the same in all languages. */
  code: z.string().meta({ example: 'LINK_EXPIRED' }),
});

/** The first message of each wrong field, in the schema's order; a fault of the whole value is under `''`. */
export function fieldsOf(fault: z.ZodError): Record<string, MessageOrText> {
  const fields: Record<string, MessageOrText> = {};
  for (const issue of fault.issues) {
    const field = issue.path.map(String).join('.');
    fields[field] ??= decodeMessage(issue.message);
  }
  return fields;
}

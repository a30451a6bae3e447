import type { Endpoint } from '@approdo/shared/contract/endpoint';
import { decideAccess } from '@approdo/shared/domain/access';
import type { LocalDate } from '@approdo/shared/domain/local-date';
import type { z } from 'zod';
import type { Caller, Context } from './handler.ts';
import { type FieldTexts, forbidden, notFound, notUnderstood, unauthenticated } from './problems.ts';

export const UNCONFIRMED = 'Conferma prima il tuo indirizzo e-mail.';

/** Said where a schema has no words of its own: zod's are English. */
const INVALID_VALUE = 'Il valore inviato non è valido';

export type RawInput = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/** A handler without the types of its row, as the binding sees it. */
export type BoundHandler = (input: object, context: Context<'anyone'>) => Promise<unknown>;

/** Throws 401 or 403 unless the row's access word lets the caller in. */
export function grantAccess(row: Endpoint, caller: Caller | undefined): void {
  const decision = decideAccess(row.access, caller);
  if (decision === 'unauthenticated') throw unauthenticated();
  if (decision === 'unconfirmed') throw forbidden(UNCONFIRMED);
  if (decision === 'forbidden') throw forbidden();
}

/** The row's input, cleaned and checked; throws 400 with every wrong field, 404 where the path can name nothing. */
export function readInput(
  row: Endpoint,
  raw: RawInput,
  { caller, today }: { readonly caller: Caller | undefined; readonly today: () => LocalDate },
): object {
  const body = caller ? row.body : (row.visitorBody ?? row.body);
  return {
    ...(row.params ? { params: readParams(row.params, raw.params) } : {}),
    ...(row.query ? { query: check(row.query, raw.query) } : {}),
    ...(body ? { body: check(body, raw.body, row.dayRules?.(raw.body, today())) } : {}),
  };
}

function readParams(schema: z.ZodType, raw: unknown): unknown {
  const checked = schema.safeParse(raw);
  if (!checked.success) throw notFound();
  return checked.data;
}

function check(schema: z.ZodType, raw: unknown, dayFaults: FieldTexts = {}): unknown {
  const checked = schema.safeParse(raw, { error: () => INVALID_VALUE });
  if (!checked.success) throw notUnderstood(checked.error, dayFaults);
  return checked.data;
}

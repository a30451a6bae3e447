import { ApiError } from '@approdo/shared/client';
import type { Outcome, Problem } from '../ipc.ts';

/** Returns the value; throws a refusal, as the API client does. */
export function unwrap<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  throw asApiError(outcome.problem);
}

function asApiError({ status, error, code, fields = {} }: Problem): ApiError {
  return new ApiError({ status, body: { error, fields, ...(code !== undefined && { code }) } }, error, fields);
}

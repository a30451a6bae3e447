import type { WireAnswer } from './client.ts';

/** A refusal by the server, in words that a person can read. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The text beside each wrong field; empty where the refusal is not about a field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The whole body, for the errors that carry more. */
  readonly body: unknown;

  constructor(answer: WireAnswer, message: string, fields: Readonly<Record<string, string>>) {
    super(message);
    this.status = answer.status;
    this.fields = fields;
    this.body = answer.body;
  }
}

/** Texts of SPEC.md section 8: no `error` in the body, and a body that cannot be read. */
const WITHOUT_TEXT = 'Failed to fetch data';
const UNREADABLE = 'Unknown error occurred';

export function readProblem(answer: WireAnswer): ApiError {
  if (typeof answer.body !== 'object' || answer.body === null) return new ApiError(answer, UNREADABLE, {});
  const error = 'error' in answer.body && typeof answer.body.error === 'string' ? answer.body.error : WITHOUT_TEXT;
  return new ApiError(answer, error, 'fields' in answer.body ? textsOf(answer.body.fields) : {});
}

function textsOf(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {};
  const texts = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

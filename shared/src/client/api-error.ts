import type { WireAnswer } from './wire.ts';

/** A refusal by the server, with a text for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The text beside each wrong field; empty where the refusal is not about a field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Error code, the same in all languages. */
  readonly code: string | undefined;
  /** The whole body, for the errors that carry more. */
  readonly body: unknown;

  constructor(answer: WireAnswer, message: string, fields: Readonly<Record<string, string>>) {
    super(message);
    this.status = answer.status;
    this.fields = fields;
    this.code = codeIn(answer.body);
    this.body = answer.body;
  }
}

/** Texts of SPEC.md section 8: no `error` in the body, and a body that cannot be read. */
const WITHOUT_TEXT = 'Failed to fetch data';
const UNREADABLE = 'Unknown error occurred';

export function readProblem(answer: WireAnswer): ApiError {
  const { body } = answer;
  if (typeof body !== 'object' || body === null) return new ApiError(answer, UNREADABLE, {});
  return new ApiError(answer, wordsIn(body) ?? WITHOUT_TEXT, 'fields' in body ? textsOf(body.fields) : {});
}

/** Why the server refused, in its own words; undefined where it gave none, and where no answer came. */
export function reasonOf(fault: unknown): string | undefined {
  return fault instanceof ApiError ? wordsIn(fault.body) : undefined;
}

function wordsIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  return typeof body.error === 'string' && body.error !== '' ? body.error : undefined;
}

function codeIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined;
  return typeof body.code === 'string' ? body.code : undefined;
}

function textsOf(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {};
  const texts = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

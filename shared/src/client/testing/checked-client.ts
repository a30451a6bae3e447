import type { AnswerOf, Contract, Endpoint, InputOf } from '../../contract/base/endpoint.ts';
import { codeOfKey, listDeclared } from '../../contract/base/refusals.ts';
import { answers } from '../../words/catalogues/it/base/answers.ts';
import { type Client, type ClientOptions, createClient } from '../client.ts';
import type { Transport, WireAnswer, WireCall } from '../wire.ts';

/** A client that throws where an answer does not match its row's schema exactly. */
export function createCheckedClient<const Rows extends Contract>(
  rows: Rows,
  transport: Transport,
  options: ClientOptions = {},
): Client<Rows> {
  return bindEach(rows, () => transport, options);
}

/** Answers of an in-memory site by call; a call left out, or answered with undefined, gets 404. */
export type CannedAnswers<Rows extends Contract> = {
  readonly [Name in keyof Rows]?: {
    readonly [Call in keyof Rows[Name]]?: Rows[Name][Call] extends Endpoint ? CannedAnswer<Rows[Name][Call]> : never;
  };
};

type CannedAnswer<Row extends Endpoint> = (call: InputOf<Row>) => AnswerOf<Row> | undefined;

/** A client of an in-memory site, checked in the same way. */
export function createMemoryClient<const Rows extends Contract>(
  rows: Rows,
  cannedAnswers: CannedAnswers<Rows>,
): Client<Rows> {
  const known: Readonly<Record<string, Readonly<Record<string, LooseCannedAnswer>>>> = Object.fromEntries(
    Object.entries(cannedAnswers),
  );
  return bindEach(rows, (row, resource, name) => async (call) => {
    const body = known[resource]?.[name]?.({ params: readParams(row, call), query: row.query?.parse(call.query) });
    if (body === undefined) return { status: 404, body: { error: `Nothing at ${call.path}` } };
    return { status: row.status, body };
  });
}

type LooseCannedAnswer = (call: { readonly params: unknown; readonly query: unknown }) => unknown;

function bindEach<const Rows extends Contract>(
  rows: Rows,
  transportFor: (row: Endpoint, resource: string, name: string) => Transport,
  options: ClientOptions = {},
): Client<Rows> {
  const resources = Object.entries(rows).map(([resource, calls]) => {
    let bound: object | undefined;
    const bind = () => {
      const calling = Object.entries(calls).map(([name, row]) => {
        const transport = checked(row, transportFor(row, resource, name));
        return [name, createClient({ resource: { row } }, transport, options).resource.row];
      });
      return Object.fromEntries(calling);
    };
    const get = () => {
      bound ??= bind();
      return bound;
    };
    return [resource, { enumerable: true, get }];
  });
  // Tests make many clients and use few resources: each is bound on first use.
  return Object.create(Object.prototype, Object.fromEntries(resources));
}

/** Checks successful answers against the schema, and that the row declares its refusals. */
function checked(row: Endpoint, transport: Transport): Transport {
  return async (call) => {
    const answer = await transport(call);
    const undeclared = findUndeclared(row, answer);
    if (undeclared) throw new Error(`${call.method} ${call.path} refuses against its row: ${undeclared}`);
    const isJson = answer.status < 300 && !row.download;
    const isInLanguage = call.query.lang !== undefined;
    const plainFaults = isJson ? findFaults(row, answer) : [];
    const faults = isInLanguage && plainFaults.length > 0 ? findFaults(row, withoutLanguage(answer)) : plainFaults;
    if (isInLanguage && faults.every((fault) => fault.includes('version'))) return answer;
    if (faults.length > 0) throw new Error(`${call.method} ${call.path} answers against its row: ${faults.join(', ')}`);
    return answer;
  };
}

/** Codes of refusals by slices, which rows must declare. */
const CODES_OF_ROWS = new Set(Object.keys(answers).map(codeOfKey));

/** Declared by the row's `fresh`. */
const FRESH_PROOF_CODE = codeOfKey('freshProofAsked');

/** The status and code of a slice's refusal that the row does not declare; else undefined. */
function findUndeclared({ refusals, fresh }: Endpoint, { status, body }: WireAnswer): string | undefined {
  const code = isRecord(body) && typeof body.code === 'string' ? body.code : 'CONFLICT';
  if (code === FRESH_PROOF_CODE) return fresh ? undefined : `${status} ${code}`;
  const isOfRow = CODES_OF_ROWS.has(code) || (status === 409 && code !== 'CONFLICT');
  if (status < 400 || status === 404 || !isOfRow) return undefined;
  const declared = listDeclared(refusals).some(([at, codes]) => at === String(status) && codes.includes(code));
  return declared ? undefined : `${status} ${code}`;
}

/** The answer without `language`, which only `lang` adds. */
function withoutLanguage({ status, body }: WireAnswer): WireAnswer {
  if (!isRecord(body) || Array.isArray(body)) return { status, body };
  const { language: _, ...rest } = body;
  return { status, body: rest };
}

const PARTLY = 207;

function findFaults(row: Endpoint, { status, body }: WireAnswer): string[] {
  const shape = status === PARTLY ? row.partly : row.answer;
  if (!shape) return body === undefined ? [] : ['a body'];
  const read = shape.safeParse(body);
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')} (${message})`);
  return listDifferences(read.data, body, 'answer');
}

/** Fields of the answer that parsing dropped, as paths. */
function listDifferences(read: unknown, answered: unknown, at: string): string[] {
  if (!isRecord(read) || !isRecord(answered)) return Object.is(read, answered) ? [] : [at];
  return Object.keys({ ...read, ...answered }).flatMap((key) =>
    listDifferences(read[key], answered[key], `${at}.${key}`),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function readParams({ path }: Endpoint, call: WireCall): Record<string, string> {
  const values = call.path.split('/');
  const names = path.split('/').map((part, at) => [/^\{(\w+)\}$/.exec(part)?.[1], values[at]] as const);
  return Object.fromEntries(names.flatMap(([name, value]) => (name ? [[name, decodeURIComponent(value ?? '')]] : [])));
}

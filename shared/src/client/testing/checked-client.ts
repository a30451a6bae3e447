import type { AnswerOf, Contract, Endpoint, InputOf } from '../../contract/base/endpoint.ts';
import { codeOfKey, listDeclared } from '../../contract/base/refusals.ts';
import { answers } from '../../words/catalogues/it/base/answers.ts';
import { type Client, type ClientOptions, createClient } from '../client.ts';
import type { Transport, WireAnswer, WireCall } from '../wire.ts';

/** A client that throws where an answer is not what its row says: a field too many is as wrong as one too few. */
export function createCheckedClient<const Rows extends Contract>(
  rows: Rows,
  transport: Transport,
  options: ClientOptions = {},
): Client<Rows> {
  return bindEach(rows, () => transport, options);
}

/** What a site that lives in memory says to each call; to what is left out, or says nothing, the answer is 404. */
export type Sayings<Rows extends Contract> = {
  readonly [Name in keyof Rows]?: {
    readonly [Call in keyof Rows[Name]]?: Rows[Name][Call] extends Endpoint ? Saying<Rows[Name][Call]> : never;
  };
};

type Saying<Row extends Endpoint> = (call: InputOf<Row>) => AnswerOf<Row> | undefined;

/** A client of a site that lives in memory, checked in the same way. */
export function createMemoryClient<const Rows extends Contract>(rows: Rows, sayings: Sayings<Rows>): Client<Rows> {
  const known: Readonly<Record<string, Readonly<Record<string, LooseSaying>>>> = Object.fromEntries(
    Object.entries(sayings),
  );
  return bindEach(rows, (row, resource, name) => async (call) => {
    const body = known[resource]?.[name]?.({ params: readParams(row, call), query: row.query?.parse(call.query) });
    if (body === undefined) return { status: 404, body: { error: `Nothing at ${call.path}` } };
    return { status: row.status, body };
  });
}

type LooseSaying = (call: { readonly params: unknown; readonly query: unknown }) => unknown;

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
  // A test asks for few of them, and of many clients: each is bound when it is asked for.
  return Object.create(Object.prototype, Object.fromEntries(resources));
}

/** Of what went through, and of refusals whether the row declares them. */
function checked(row: Endpoint, transport: Transport): Transport {
  return async (call) => {
    const answer = await transport(call);
    const undeclared = findUndeclared(row, answer);
    if (undeclared) throw new Error(`${call.method} ${call.path} refuses against its row: ${undeclared}`);
    const isJson = answer.status < 300 && !row.download;
    const isInLanguage = call.query.lang !== undefined;
    const asTold = isJson ? findFaults(row, answer) : [];
    const faults = isInLanguage && asTold.length > 0 ? findFaults(row, withoutLanguage(answer)) : asTold;
    if (isInLanguage && faults.every((fault) => fault.includes('version'))) return answer;
    if (faults.length > 0) throw new Error(`${call.method} ${call.path} answers against its row: ${faults.join(', ')}`);
    return answer;
  };
}

/** What slices refuse by key, other than that a thing is not there. */
const CODES_OF_ROWS = new Set(Object.keys(answers).map(codeOfKey));

/** A row says whether it may ask for one. */
const FRESH_PROOF_ASKED = codeOfKey('freshProofAsked');

/** The code of a refusal that is no call's but a row's own, where that row does not declare it. */
function findUndeclared({ refusals, fresh }: Endpoint, { status, body }: WireAnswer): string | undefined {
  const code = isRecord(body) && typeof body.code === 'string' ? body.code : 'CONFLICT';
  if (code === FRESH_PROOF_ASKED) return fresh ? undefined : `${status} ${code}`;
  const isOfRow = CODES_OF_ROWS.has(code) || (status === 409 && code !== 'CONFLICT');
  if (status < 400 || status === 404 || !isOfRow) return undefined;
  const declared = listDeclared(refusals).some(([at, codes]) => at === String(status) && codes.includes(code));
  return declared ? undefined : `${status} ${code}`;
}

/** What only `lang` adds; and it takes the versions away. */
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

/** What the shape knows nothing of is lost in reading. */
function listDifferences(read: unknown, told: unknown, at: string): string[] {
  if (!isRecord(read) || !isRecord(told)) return Object.is(read, told) ? [] : [at];
  return Object.keys({ ...read, ...told }).flatMap((key) => listDifferences(read[key], told[key], `${at}.${key}`));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function readParams({ path }: Endpoint, call: WireCall): Record<string, string> {
  const values = call.path.split('/');
  const names = path.split('/').map((part, at) => [/^\{(\w+)\}$/.exec(part)?.[1], values[at]] as const);
  return Object.fromEntries(names.flatMap(([name, value]) => (name ? [[name, decodeURIComponent(value ?? '')]] : [])));
}

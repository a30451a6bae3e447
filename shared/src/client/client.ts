import type { CalledRow, CallOf, ClientAnswerOf, Contract, Endpoint, Upload } from '../contract/base/endpoint.ts';
import type { Language } from '../domain/base/language/language.ts';
import { readProblem } from './api-error.ts';
import type { OnProgress, Transport, WireCall } from './wire.ts';

/** One function per row, which resolves with the row's answer and throws an ApiError for statuses from 400 on. */
export type Client<Rows extends Contract> = {
  readonly [Name in keyof Rows]: {
    readonly [Call in keyof Rows[Name]]: Rows[Name][Call] extends Endpoint ? ClientCall<Rows[Name][Call]> : never;
  };
};

/** How a row is called. */
export type ClientCall<Row extends Endpoint> =
  Partial<CallOf<Row, Blob>> extends CallOf<Row, Blob>
    ? (call?: CallOf<Row, Blob> & Options & VersionOptions<Row>) => Promise<ClientAnswerOf<Row, Blob>>
    : (
        call: CallOf<Row, Blob> & Options & UploadOptions<Row> & VersionOptions<Row>,
      ) => Promise<ClientAnswerOf<Row, Blob>>;

type Options = { readonly signal?: AbortSignal };

type UploadOptions<Row extends Endpoint> = Row['upload'] extends Upload
  ? { readonly onProgress?: OnProgress }
  : unknown;

/** With the version that was read, an edit is refused with 412 where another has changed the thing since. */
type VersionOptions<Row extends Endpoint> = Row['versioned'] extends true
  ? { readonly version?: string | undefined }
  : unknown;

export type ClientOptions = {
  /** Read at each call: the language to send as `lang`; undefined to send none. */
  readonly readLang?: () => Language | undefined;
};

/** A client for just these resources, so that a page loads no other schemas. */
export function createClient<const Rows extends Contract>(
  rows: Rows,
  transport: Transport,
  { readLang = () => undefined }: ClientOptions = {},
): Client<Rows> {
  const send: Transport = (call) => transport(withLang(call, readLang()));
  const resources = Object.entries(rows).map(([name, resource]) => [
    name,
    Object.fromEntries(Object.entries(resource).map(([call, row]) => [call, bindRow(row, send)])),
  ]);
  return Object.fromEntries(resources);
}

function withLang(call: WireCall, lang: Language | undefined): WireCall {
  return lang === undefined ? call : { ...call, query: { ...call.query, lang } };
}

/** The arguments of any row's call. */
export type LooseCall = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: Blob;
  readonly bytes?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  readonly onProgress?: OnProgress;
  readonly version?: string | undefined;
} & Options;

/** The client function of a single row. */
export function bindRow(row: CalledRow, transport: Transport) {
  return async ({
    params = {},
    query = {},
    body,
    file,
    bytes,
    headers = {},
    signal,
    onProgress,
    version,
  }: LooseCall = {}): Promise<unknown> => {
    const answer = await transport({
      method: row.method,
      path: fillPath(row.path, params),
      query: writtenQuery(query),
      fresh: row.fresh,
      body,
      download: row.download,
      file: row.upload && (file || row.upload.isOptional) && { content: file, as: row.upload.as },
      raw: row.raw && bytes && { bytes, headers: namedHeaders(row.raw.headers, headers) },
      signal,
      onProgress,
      version,
    });
    if (answer.status >= 400) throw readProblem(answer);
    return answer.body;
  };
}

function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function namedHeaders(names: Readonly<Record<string, string>>, values: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(names).map(([name, header]) => [header, values[name] ?? '']));
}

function writtenQuery(query: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

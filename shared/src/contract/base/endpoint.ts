import type { z } from 'zod';
import type { Access } from '../../domain/base/access.ts';
import type { LocalDate } from '../../domain/base/date/local-date.ts';
import type { TokenScope } from '../../domain/base/token-scope.ts';
import type { MessageOrText } from '../../words/say.ts';
import type { Refusals } from './refusals.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One row of the contract, from which the route, client, OpenAPI document and permission tests are made. */
export type Endpoint = {
  readonly method: Method;
  /** Under `/api`, with parameters in braces: `/bookings/{id}`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** Token scopes, any of which lets a program call it, whatever its access; left out, no program may. */
  readonly token?: readonly TokenScope[];
  /**
   * Whether the caller must have given a proof in this session at most ten minutes ago: `ANY` by any proof of the
   * account, checked before the body is read; `BY_CASE` where the handler requires it; `TWO` as `ANY`, of an account
   * that has a second proof: else 403 SECOND_PROOF_MISSING. Without a fresh proof 403 FRESH_PROOF_ASKED.
   */
  readonly fresh?: 'ANY' | 'BY_CASE' | 'TWO';
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body of a visitor without an account, where more is required: replaces `body`. */
  readonly visitorBody?: z.ZodType;
  /** Faults that depend on today, by field, for a body that fails its schema; a valid one is checked by its handler. */
  readonly dayRules?: (body: unknown, today: LocalDate) => Readonly<Record<string, MessageOrText>>;
  /** True where the answer's `version` is also its ETag, and `If-Match` refuses an edit of an outdated version: 412. */
  readonly versioned?: true;
  /** A body that is a file instead of JSON. */
  readonly upload?: Upload;
  /** A body that is read byte for byte, whatever its media type. */
  readonly raw?: RawBody;
  /** Left out where the answer has no body, or is a file. */
  readonly answer?: z.ZodType;
  /** A parameter of the query with which nothing is done, and the answer, with status 200, tells what would be. */
  readonly triedWith?: string;
  /** The schema of the answer, with status 207, where only part of the request could be done. */
  readonly partly?: z.ZodType;
  /** Media type of an answer that is a file; a text is sent as UTF-8. */
  readonly download?: `application/${string}` | `text/${string}`;
  /** 303 sends a browser on to the answer's `location`, a path on this site. */
  readonly status: 200 | 201 | 204 | 303;
  /** Its keyed refusals other than 404, beyond those that any call may get. */
  readonly refusals?: Refusals;
  /** Bytes of JSON that the body may hold; DEFAULT_BODY_LIMIT where left out. */
  readonly bodyLimit?: number;
  /** True where a success changes no public page, so that the page cache is kept; others may say so per call. */
  readonly leavesSiteAlone?: true;
  /** True where a read depends on the current moment, so that no answer is cached. */
  readonly isNeverCached?: true;
  /** A query parameter that makes a read's answer specific to the caller, so that it is not cached. */
  readonly notCachedWith?: string;
  /** What a success counts as in the visit statistics. */
  readonly countsAs?: 'QUOTE';
};

/** The parts of a row that clients need and browsers get; code that parses there imports its schemas by name. */
export const CALLED_PARTS = [
  'method',
  'path',
  'fresh',
  'download',
  'upload',
  'raw',
] as const satisfies (keyof Endpoint)[];
export type CalledRow = Pick<Endpoint, (typeof CALLED_PARTS)[number]>;

/** How a file is uploaded; it is streamed to disk, never held in memory. */
export type Upload = {
  /** `form`: a multipart form with a field `file`; the other fields are the `body`. A media type: a plain file. */
  readonly as: 'form' | `application/${string}`;
  /** Maximum bytes of the file; unlimited where left out. */
  readonly maxBytes?: number;
  /** The message for a larger file. */
  readonly tooLarge?: MessageOrText;
  /** The code of that refusal, where the message has none. */
  readonly tooLargeCode?: string;
  /** Whether a form may come without its file. */
  readonly isOptional?: true;
};

/** A signed body, whose raw bytes the signature covers. */
export type RawBody = {
  readonly maxBytes: number;
  /** The headers passed to the handler, by the names that it uses. */
  readonly headers: Readonly<Record<string, string>>;
};

/** A completely received file. It is deleted when the call is answered, unless it was moved. */
export type ReceivedFile = {
  /** Its path on disk. */
  readonly path: string;
  /** The sender's file name; empty where there is none. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
};

/** A file as an answer; it is streamed, never held in memory. */
export type SentFile = {
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  /** Hexadecimal; left out where it is not known before the last byte is sent. */
  readonly sha256?: string;
  /** Media type, where it differs from the row's. */
  readonly type?: string;
  readonly content: AsyncIterable<Uint8Array>;
};

export type Resource = Readonly<Record<string, Endpoint>>;
export type Contract = Readonly<Record<string, Resource>>;

export const DEFAULT_BODY_LIMIT = 100 * 1024;

/** The row itself, typed with its schemas. */
export function endpoint<const Row extends Endpoint>(row: Row): Row {
  return row;
}

/** The arguments of a call, before validation; `File` is the caller's type of files. */
export type CallOf<Row extends Endpoint, File> = Part<Row, 'params', 'input'> &
  Optional<Part<Row, 'query', 'input'>> &
  Part<Row, 'body', 'input'> &
  FilePart<Row, File> &
  RawPart<Row>;

/** Makes `query` optional where all its fields are. */
type Optional<Written> = Written extends { readonly query: infer Query }
  ? Partial<Query> extends Query
    ? { readonly query?: Query }
    : Written
  : Written;

/** The input of the row's handler, cleaned and validated. */
export type InputOf<Row extends Endpoint> = Part<Row, 'params', 'output'> &
  Part<Row, 'query', 'output'> &
  Part<Row, 'body', 'output'> &
  FilePart<Row, ReceivedFile> &
  RawPart<Row>;

/** The answer of the row's handler. */
export type AnswerOf<Row extends Endpoint> = WireAnswerOf<Row, SentFile>;

/** The answer that a caller of the row gets; `File` as in `CallOf`. */
export type ClientAnswerOf<Row extends Endpoint, File> = WireAnswerOf<Row, File>;

type WireAnswerOf<Row extends Endpoint, File> = Row['download'] extends string
  ? File
  : JsonAnswer<Row, 'answer', undefined> | JsonAnswer<Row, 'partly', never>;

type JsonAnswer<Row extends Endpoint, Name extends 'answer' | 'partly', Otherwise> = Row[Name] extends z.ZodType
  ? z.output<Row[Name]>
  : Otherwise;

type Part<
  Row extends Endpoint,
  Name extends 'params' | 'query' | 'body',
  Side extends 'input' | 'output',
> = Row extends {
  readonly [K in Name]: infer Schema extends z.ZodType;
}
  ? { readonly [K in Name]: Side extends 'input' ? z.input<Schema> : z.output<Schema> }
  : unknown;

type FilePart<Row extends Endpoint, File> = Row['upload'] extends { readonly isOptional: true }
  ? { readonly file?: File }
  : Row['upload'] extends Upload
    ? { readonly file: File }
    : unknown;

/** The bytes and headers of a raw body; a missing header is empty. */
type RawPart<Row extends Endpoint> = Row extends { readonly raw: { readonly headers: infer Headers } }
  ? { readonly bytes: Uint8Array; readonly headers: { readonly [Name in keyof Headers]: string } }
  : unknown;

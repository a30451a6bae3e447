import type { z } from 'zod';
import type { Access } from '../../domain/base/access.ts';
import type { LocalDate } from '../../domain/base/date/local-date.ts';
import type { TokenScope } from '../../domain/base/token-scope.ts';
import type { Saying } from '../../words/say.ts';
import type { Refusals } from './refusals.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One row of the contract: all that the route, the client, the OpenAPI document and the permission tests are made from. */
export type Endpoint = {
  readonly method: Method;
  /** Under `/api`, with parameters in braces: `/bookings/{id}`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** The scopes of access tokens by any of which a program may call it, whatever its access; none may where left out. */
  readonly token?: readonly TokenScope[];
  /**
   * Whether the caller must have shown who she is in this session, at most ten minutes ago: `ANY` by whatever proof the account
   * has, before a byte of the body is read; `BY_CASE` where the handler finds that it matters; `TWO` as `ANY`, of an account
   * that has a second proof: else 403 SECOND_PROOF_MISSING. Without a fresh one 403 FRESH_PROOF_ASKED.
   */
  readonly fresh?: 'ANY' | 'BY_CASE' | 'TWO';
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** What a visitor without an account sends, where that is more than others must: it takes the place of `body`. */
  readonly visitorBody?: z.ZodType;
  /** What the day has against a body whose shape is wrong, by field, so that both are told at once; a right shape is the handler's to judge. */
  readonly dayRules?: (body: unknown, today: LocalDate) => Readonly<Record<string, Saying>>;
  /** True where the answer's `version` is its ETag too, and `If-Match` keeps an edit from undoing another's: 412. */
  readonly versioned?: true;
  /** A body that is a file instead of JSON. */
  readonly upload?: Upload;
  /** A body that is taken as it came, byte for byte, whatever its media type. */
  readonly raw?: RawBody;
  /** Left out where the answer has no body, or is a file. */
  readonly answer?: z.ZodType;
  /** The answer where only part of what was asked could be done: it has this shape and status 207. */
  readonly partly?: z.ZodType;
  /** Media type of an answer that is a file; a text is sent as UTF-8. */
  readonly download?: `application/${string}` | `text/${string}`;
  /** 303 sends a browser on to the answer's `location`, a path on this site. */
  readonly status: 200 | 201 | 204 | 303;
  /** What it may refuse, other than 404, beyond what the door says of any call and what has no key. */
  readonly refusals?: Refusals;
  /** Bytes of JSON that the body may hold; DEFAULT_BODY_LIMIT where left out. */
  readonly bodyLimit?: number;
  /** True where a success leaves every public page as it was, so that the page cache is kept; handlers of others may tell so. Reads never change one. */
  readonly leavesSiteAlone?: true;
  /** True where a read tells of this very moment, so that no answer is kept. */
  readonly isAlwaysAnew?: true;
  /** A parameter of a read with which its answer is for whoever asks, so that it is not kept. */
  readonly notKeptWith?: string;
  /** What a success counts as where visits are counted. */
  readonly countsAs?: 'QUOTE';
};

/** What a client reads of a row: all that browsers are given of one. Who parses with a shape there imports it by its name. */
export const CALLED_PARTS = [
  'method',
  'path',
  'fresh',
  'download',
  'upload',
  'raw',
] as const satisfies (keyof Endpoint)[];
export type CalledRow = Pick<Endpoint, (typeof CALLED_PARTS)[number]>;

/** How a file travels; it is streamed to disk, never held in memory. */
export type Upload = {
  /** `form`: the field `file` of a multipart form, whose other fields are the row's `body`. A media type: the body is the file. */
  readonly as: 'form' | `application/${string}`;
  /** Bytes that the file may have; as many as the disk holds where left out. */
  readonly maxBytes?: number;
  /** What one who sends more is told. */
  readonly tooLarge?: Saying;
};

/** Bytes whose sender signed them: they are read before anything is made of them. */
export type RawBody = {
  readonly maxBytes: number;
  /** The headers that come along, by what the handler calls them. */
  readonly headers: Readonly<Record<string, string>>;
};

/** A file that has arrived whole. It is deleted when the call is answered, unless it was moved. */
export type ReceivedFile = {
  /** Where it lies. */
  readonly path: string;
  /** What the sender calls it; empty where she does not. */
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
  /** Media type, where it is another than the row's. */
  readonly type?: string;
  readonly content: AsyncIterable<Uint8Array>;
};

export type Resource = Readonly<Record<string, Endpoint>>;
export type Contract = Readonly<Record<string, Resource>>;

export const DEFAULT_BODY_LIMIT = 100 * 1024;

/** The row itself, with its shapes kept as types. */
export function endpoint<const Row extends Endpoint>(row: Row): Row {
  return row;
}

/** What a caller of the row writes, before it is cleaned and checked; `File` is what files are where she calls. */
export type CallOf<Row extends Endpoint, File> = Part<Row, 'params', 'input'> &
  Optional<Part<Row, 'query', 'input'>> &
  Part<Row, 'body', 'input'> &
  FilePart<Row, File> &
  RawPart<Row>;

/** Of a query that may be left empty, nothing need be written. */
type Optional<Written> = Written extends { readonly query: infer Query }
  ? Partial<Query> extends Query
    ? { readonly query?: Query }
    : Written
  : Written;

/** What the row's handler is given, clean and checked. */
export type InputOf<Row extends Endpoint> = Part<Row, 'params', 'output'> &
  Part<Row, 'query', 'output'> &
  Part<Row, 'body', 'output'> &
  FilePart<Row, ReceivedFile> &
  RawPart<Row>;

/** What the row's handler answers with. */
export type AnswerOf<Row extends Endpoint> = WireAnswerOf<Row, SentFile>;

/** What a caller of the row is given; `File` as in `CallOf`. */
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

type FilePart<Row extends Endpoint, File> = Row['upload'] extends Upload ? { readonly file: File } : unknown;

/** A header that did not come is empty. */
type RawPart<Row extends Endpoint> = Row extends { readonly raw: { readonly headers: infer Headers } }
  ? { readonly bytes: Uint8Array; readonly headers: { readonly [Name in keyof Headers]: string } }
  : unknown;

import type { Endpoint, Method, Upload } from '../contract/base/endpoint.ts';

/** A call as it travels; `path` is filled in and starts at the API's base. */
export type WireCall = {
  readonly method: Method;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Whether it may be refused until one shows again who one is. */
  readonly fresh?: Endpoint['fresh'];
  readonly body: unknown;
  /** A file that goes along, and how it travels; `body` is then the other fields of the form. */
  readonly file?: { readonly content: Blob; readonly as: Upload['as'] } | undefined;
  /** A body that goes as it is, and the headers that go along. */
  readonly raw?: { readonly bytes: Uint8Array; readonly headers: Readonly<Record<string, string>> } | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: OnProgress | undefined;
  /** Travels as `If-Match`. */
  readonly version?: string | undefined;
  /** Media type of an answer that is a file: the body of a success is then a Blob. */
  readonly download?: string | undefined;
};

/** Told how much of an upload is out, from 0 to 1. */
export type OnProgress = (share: number) => void;

export type WireAnswer = { readonly status: number; readonly body: unknown };

/** Carries a call to whoever answers it. Rejects only where no answer came back. */
export type Transport = (call: WireCall) => Promise<WireAnswer>;

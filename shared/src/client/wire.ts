import type { Endpoint, Method, Upload } from '../contract/base/endpoint.ts';

/** A call as sent; `path` has its parameters filled in and is relative to the API's base. */
export type WireCall = {
  readonly method: Method;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Whether it may require a fresh proof. */
  readonly fresh?: Endpoint['fresh'];
  readonly body: unknown;
  /** A file to upload, and how; `body` is then the other fields of the form, which may come without its file. */
  readonly file?: { readonly content: Blob | undefined; readonly as: Upload['as'] } | undefined;
  /** A body sent as it is, with its headers. */
  readonly raw?: { readonly bytes: Uint8Array; readonly headers: Readonly<Record<string, string>> } | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: OnProgress | undefined;
  /** Sent as `If-Match`. */
  readonly version?: string | undefined;
  /** Media type of an answer that is a file: the body of a success is then a Blob. */
  readonly download?: string | undefined;
};

/** Called with the share of an upload that is sent, from 0 to 1. */
export type OnProgress = (share: number) => void;

export type WireAnswer = { readonly status: number; readonly body: unknown };

/** Sends a call and returns its answer. Rejects only where no answer came. */
export type Transport = (call: WireCall) => Promise<WireAnswer>;

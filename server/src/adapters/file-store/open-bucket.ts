import { Readable } from 'node:stream';
import { setTimeout as after } from 'node:timers/promises';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { isTransient, translateFault } from './bucket-faults.ts';
import type { MediaPlace } from './media-url.ts';

/** The delay before each retry, half of it random, so that several processes do not retry at once. */
const WAITS_MS = [200, 1000];

const ANSWER_MS = 6000;

/** The minimum transfer rate of a request body. */
const BYTES_PER_MS = 100;

export type BucketKeys = { readonly accessKeyId: string; readonly secretAccessKey: string };

/** The body of a request; `open` is called for each attempt. */
export type ObjectBody = {
  readonly size: number;
  /** In hexadecimal. The bucket verifies the bytes against it, and stores it as metadata. */
  readonly sha256: string;
  readonly open: () => Readable | Uint8Array;
};

export type ObjectHead = { readonly size: number; readonly changedAt: Date; readonly sha256: string | undefined };
export type ObjectPart = {
  readonly content: Readable;
  /** The size of the whole object in bytes, and the range that is sent. */
  readonly size: number;
  readonly start: number;
  readonly end: number;
  /** Identifies this version of the object. */
  readonly etag: string | undefined;
};
type ListedObject = { readonly key: string; readonly size: number; readonly changedAt: Date };
export type ListPage = { readonly objects: readonly ListedObject[]; readonly next: string | undefined };

export type Bucket = Awaited<ReturnType<typeof openBucket>>;

/** Maximum number of connections; a slow download occupies one. */
const CONNECTIONS = 200;
const CONNECT_MS = 2000;

/**
 * Calls to a bucket, each retried if that may help. They throw the client's errors, which `bucket-faults` classifies.
 * Without keys the client uses its default chain, beginning with `AWS_*`.
 */
export async function openBucket({ bucket: Bucket, endpoint, region }: MediaPlace, keys?: BucketKeys) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client(clientOptions({ endpoint, region, keys }));

  return {
    async put(Key: string, { size, sha256, open }: ObjectBody): Promise<void> {
      const send = async (abortSignal: AbortSignal) => {
        const Body = open();
        const failed = Promise.withResolvers<never>();
        if (Body instanceof Readable) Body.on('error', failed.reject);
        const command = new sdk.PutObjectCommand({ Bucket, Key, Body, ContentLength: size, Metadata: { sha256 } });
        // The client does not hash streams: with this header the bucket verifies the hash.
        command.middlewareStack.add((next) => async (given) => await next(withHash(given, sha256)), { step: 'build' });
        try {
          await Promise.race([client.send(command, { abortSignal }), failed.promise]);
        } finally {
          if (Body instanceof Readable) Body.destroy();
        }
      };
      await callBucket(send, size).catch(fail);
    },

    /** Throws if there is none. `Range` as in HTTP; `IfMatch` is the etag that it must still have. */
    async get(
      Key: string,
      conditions: { readonly Range?: string; readonly IfMatch?: string } = {},
    ): Promise<ObjectPart> {
      return await callBucket(async (abortSignal) => {
        const { Body, ...about } = await client.send(new sdk.GetObjectCommand({ Bucket, Key, ...conditions }), {
          abortSignal,
        });
        if (!(Body instanceof Readable)) throw new Error('an object without a body');
        return { content: Body, etag: about.ETag, ...placeOf(about.ContentRange, about.ContentLength ?? 0) };
      });
    },

    /** Throws if there is none. */
    async head(Key: string): Promise<ObjectHead> {
      return await callBucket(async (abortSignal) => {
        const found = await client.send(new sdk.HeadObjectCommand({ Bucket, Key }), { abortSignal });
        const { ContentLength: size = 0, LastModified: changedAt = new Date(0), Metadata } = found;
        return { size, changedAt, sha256: Metadata?.sha256 };
      });
    },

    /** Lists objects by key, `MaxKeys` per page; `next` continues after an earlier page. */
    async list(Prefix: string, { MaxKeys, next }: { readonly MaxKeys: number; readonly next: string | undefined }) {
      return await callBucket(async (abortSignal): Promise<ListPage> => {
        const command = new sdk.ListObjectsV2Command({ Bucket, Prefix, MaxKeys, ContinuationToken: next });
        const { Contents = [], NextContinuationToken } = await client.send(command, { abortSignal });
        const objects = Contents.map(({ Key: key = '', Size: size = 0, LastModified: changedAt = new Date(0) }) => {
          return { key, size, changedAt };
        });
        return { objects, next: NextContinuationToken };
      }).catch(fail);
    },

    async remove(Key: string): Promise<void> {
      const call = async (abortSignal: AbortSignal) => {
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), { abortSignal });
      };
      await callBucket(call).catch(fail);
    },

    close(): void {
      client.destroy();
    },
  };
}

type ClientPlace = Pick<MediaPlace, 'endpoint' | 'region'> & { readonly keys: BucketKeys | undefined };

function clientOptions({ endpoint, region, keys }: ClientPlace): S3ClientConfig {
  return {
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...((region ?? endpoint) && { region: region ?? 'us-east-1' }),
    ...(keys && { credentials: keys }),
    // Other S3 implementations only support the checksum of the signature.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    maxAttempts: 1,
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: 0,
      httpAgent: { maxSockets: CONNECTIONS, keepAlive: true },
      httpsAgent: { maxSockets: CONNECTIONS, keepAlive: true },
    },
  };
}

/** Errors are thrown anyway, so nothing is logged. */
function ignore(): void {}

function fail(error: unknown): never {
  throw translateFault(error);
}

function withHash<Given extends { readonly request: unknown }>(given: Given, sha256: string): Given {
  const { request } = given;
  if (typeof request === 'object' && request && 'headers' in request) {
    Object.assign(request.headers ?? {}, { 'x-amz-content-sha256': sha256 });
  }
  return given;
}

/** Parses `bytes a-b/size`; without it the response is the whole object. */
function placeOf(range: string | undefined, length: number) {
  const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range ?? '') ?? [];
  if (first === undefined) return { start: 0, end: length, size: length };
  return { start: Number(first), end: Number(last) + 1, size: Number(size) };
}

/**
 * Calls a bucket, up to three times if it does not answer in time or reports a transient error; `bytes` is the size of
 * the body. The signal aborts an attempt that takes too long. Throws the error of the last attempt.
 */
async function callBucket<Answer>(call: (signal: AbortSignal) => Promise<Answer>, bytes = 0): Promise<Answer> {
  for (const wait of WAITS_MS) {
    try {
      return await attempt(call, bytes);
    } catch (error) {
      if (!isTransient(error)) throw error;
      await after(wait * (0.5 + Math.random() / 2));
    }
  }
  return await attempt(call, bytes);
}

/** The time limit covers the response headers only: the body of an object may take longer. */
async function attempt<Answer>(call: (signal: AbortSignal) => Promise<Answer>, bytes: number): Promise<Answer> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(new Error('no answer in time')), ANSWER_MS + bytes / BYTES_PER_MS);
  try {
    return await call(giveUp.signal);
  } finally {
    clearTimeout(timer);
  }
}

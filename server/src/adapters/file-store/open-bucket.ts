import { Readable } from 'node:stream';
import { setTimeout as after } from 'node:timers/promises';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { isPassing, translateFault } from './bucket-faults.ts';
import type { MediaPlace } from './media-url.ts';

/** What is waited before each further attempt, half of it by chance: several processes should not come back as one. */
const WAITS_MS = [200, 1000];

const ANSWER_MS = 6000;

/** As slow as a body may travel. */
const BYTES_PER_MS = 100;

export type BucketKeys = { readonly accessKeyId: string; readonly secretAccessKey: string };

/** What is sent: `open` gives its bytes, as often as they must be sent. */
export type ObjectBody = {
  readonly size: number;
  /** Of the bytes, in hexadecimal. The bucket refuses others, and tells it again when asked. */
  readonly sha256: string;
  readonly open: () => Readable | Uint8Array;
};

export type ObjectHead = { readonly size: number; readonly changedAt: Date; readonly sha256: string | undefined };
export type ObjectPart = {
  readonly content: Readable;
  /** Bytes of the whole object, and which of them come. */
  readonly size: number;
  readonly start: number;
  readonly end: number;
  /** What tells it from another of its name. */
  readonly etag: string | undefined;
};
type ListedObject = { readonly key: string; readonly size: number; readonly changedAt: Date };
export type ListPage = { readonly objects: readonly ListedObject[]; readonly next: string | undefined };

export type Bucket = Awaited<ReturnType<typeof openBucket>>;

/** Connections at once: whoever downloads slowly holds one. */
const CONNECTIONS = 200;
const CONNECT_MS = 2000;

/**
 * Calls to a bucket, each tried again where it may help. They throw what the client does: `bucket-faults` tells one from
 * another. Without keys the client looks for its own, in `AWS_*` first.
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
        // The client hashes no stream: this has the bucket hold what comes to the hash.
        command.middlewareStack.add((next) => async (given) => await next(withHash(given, sha256)), { step: 'build' });
        try {
          await Promise.race([client.send(command, { abortSignal }), failed.promise]);
        } finally {
          if (Body instanceof Readable) Body.destroy();
        }
      };
      await askBucket(send, size).catch(fail);
    },

    /** Throws where there is none. `Range` as HTTP writes it; `IfMatch` the etag that it must still have. */
    async get(Key: string, asked: { readonly Range?: string; readonly IfMatch?: string } = {}): Promise<ObjectPart> {
      return await askBucket(async (abortSignal) => {
        const { Body, ...about } = await client.send(new sdk.GetObjectCommand({ Bucket, Key, ...asked }), {
          abortSignal,
        });
        if (!(Body instanceof Readable)) throw new Error('an object without a body');
        return { content: Body, etag: about.ETag, ...placeOf(about.ContentRange, about.ContentLength ?? 0) };
      });
    },

    /** Throws where there is none. */
    async head(Key: string): Promise<ObjectHead> {
      return await askBucket(async (abortSignal) => {
        const found = await client.send(new sdk.HeadObjectCommand({ Bucket, Key }), { abortSignal });
        const { ContentLength: size = 0, LastModified: changedAt = new Date(0), Metadata } = found;
        return { size, changedAt, sha256: Metadata?.sha256 };
      });
    },

    /** By key, `MaxKeys` at once, behind the page that `next` was of. */
    async list(Prefix: string, { MaxKeys, next }: { readonly MaxKeys: number; readonly next: string | undefined }) {
      return await askBucket(async (abortSignal): Promise<ListPage> => {
        const command = new sdk.ListObjectsV2Command({ Bucket, Prefix, MaxKeys, ContinuationToken: next });
        const { Contents = [], NextContinuationToken } = await client.send(command, { abortSignal });
        const objects = Contents.map(({ Key: key = '', Size: size = 0, LastModified: changedAt = new Date(0) }) => {
          return { key, size, changedAt };
        });
        return { objects, next: NextContinuationToken };
      }).catch(fail);
    },

    async remove(Key: string): Promise<void> {
      const ask = async (abortSignal: AbortSignal) => {
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), { abortSignal });
      };
      await askBucket(ask).catch(fail);
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
    // Other stores than Amazon's know no other checksums than the one of the signature.
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

/** What went wrong is thrown besides. */
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

/** `bytes a-b/size`; without it the whole object comes. */
function placeOf(range: string | undefined, length: number) {
  const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range ?? '') ?? [];
  if (first === undefined) return { start: 0, end: length, size: length };
  return { start: Number(first), end: Number(last) + 1, size: Number(size) };
}

/**
 * Asks a bucket, up to three times where it does not answer in time or says that it cannot now; `bytes` are sent along.
 * The signal ends an attempt that takes too long. Throws what the last attempt did.
 */
async function askBucket<Answer>(ask: (signal: AbortSignal) => Promise<Answer>, bytes = 0): Promise<Answer> {
  for (const wait of WAITS_MS) {
    try {
      return await attempt(ask, bytes);
    } catch (error) {
      if (!isPassing(error)) throw error;
      await after(wait * (0.5 + Math.random() / 2));
    }
  }
  return await attempt(ask, bytes);
}

/** The time ends with the answer: what follows it, as the bytes of an object, may take its own. */
async function attempt<Answer>(ask: (signal: AbortSignal) => Promise<Answer>, bytes: number): Promise<Answer> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(new Error('no answer in time')), ANSWER_MS + bytes / BYTES_PER_MS);
  try {
    return await ask(giveUp.signal);
  } finally {
    clearTimeout(timer);
  }
}

import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '../../http/shell/listen.ts';

const BUCKET = 'photos';
const keys = { accessKeyId: 'house:keeper', secretAccessKey: 'keeping' };

type StoredObject = {
  readonly bytes: Buffer;
  readonly sha256: string;
  readonly etag: string;
  readonly changedAt: Date;
};
type Answer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly body?: Buffer | string;
};

type StandInOptions = {
  /** Capacity in bytes; unlimited where left out. */
  readonly holds?: number;
};

/**
 * Simulates a bucket in this process's memory: the five calls that the site makes, answered as S3 does. It accepts any
 * signature with a known key. Other S3 behaviour is tested on a real server in `npm run test:all -- outside`.
 */
export async function startBucketStandIn({ holds = Number.POSITIVE_INFINITY }: StandInOptions = {}) {
  const objects = new Map<string, StoredObject>();

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const [, bucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
    if (!request.headers.authorization?.includes(`Credential=${keys.accessKeyId}/`)) return refuse(403, 'AccessDenied');
    if (bucket !== BUCKET) return refuse(404, 'NoSuchBucket');
    if (key === '') return list(searchParams);
    if (request.method === 'PUT') return put(key, { bytes: await buffer(request), headers: request.headers });
    if (request.method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    const stored = objects.get(key);
    return stored ? give(stored, request.headers) : refuse(404, 'NoSuchKey');
  }

  function put(key: string, { bytes, headers }: { readonly bytes: Buffer; readonly headers: IncomingHttpHeaders }) {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (headers['x-amz-content-sha256'] !== sha256) return refuse(400, 'XAmzContentSHA256Mismatch');
    const others = [...objects].filter(([name]) => name !== key);
    const total = others.reduce((sum, [, stored]) => sum + stored.bytes.length, bytes.length);
    if (total > holds) return refuse(413, 'EntityTooLarge');
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    objects.set(key, { bytes, sha256: String(headers['x-amz-meta-sha256'] ?? ''), etag, changedAt: new Date() });
    return { status: 200, headers: { etag } };
  }

  function list(requested: URLSearchParams): Answer {
    const after = requested.get('continuation-token') ?? '';
    const found = [...objects]
      .filter(([key]) => key.startsWith(requested.get('prefix') ?? '') && key > after)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    const page = found.slice(0, Number(requested.get('max-keys') ?? 1000));
    const next = found.length > page.length ? page.at(-1)?.[0] : undefined;
    const contents = page.map(
      ([key, { bytes, changedAt }]) =>
        `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${changedAt.toISOString()}</LastModified></Contents>`,
    );
    const more = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
    return xml(200, `<ListBucketResult>${contents.join('')}${more}</ListBucketResult>`);
  }

  const server = createServer((request, response) => {
    const send = ({ status, headers = {}, body = '' }: Answer) => {
      response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers });
      response.end(request.method === 'HEAD' ? '' : body);
    };
    // Like a real bucket, it discards aborted uploads.
    answer(request).then(send, () => response.destroy());
  });
  const endpoint = await listen(server, { host: '127.0.0.1', port: 0 });
  // A test process need not wait for it.
  server.unref();

  return {
    /** The value of MEDIA_URL; a prefix would come before the question mark. */
    url: `s3://${BUCKET}?endpoint=${encodeURIComponent(endpoint)}&region=local`,
    /** MEDIA_URL, parsed. */
    place: { bucket: BUCKET, prefix: '', endpoint, region: 'local' },
    keys,
    /** The keys as environment variables. */
    variables: { AWS_ACCESS_KEY_ID: keys.accessKeyId, AWS_SECRET_ACCESS_KEY: keys.secretAccessKey },

    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Sends the object, or the part that `Range` requests. */
function give({ bytes, sha256, etag, changedAt }: StoredObject, requested: IncomingHttpHeaders): Answer {
  if (requested['if-match'] !== undefined && requested['if-match'] !== etag) return refuse(412, 'PreconditionFailed');
  const about = { etag, 'last-modified': changedAt.toUTCString(), 'x-amz-meta-sha256': sha256 };
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(requested.range ?? '') ?? [];
  if (first === '' && last === '') return { status: 200, headers: about, body: bytes };
  const size = bytes.length;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  if (start >= end) return refuse(416, 'InvalidRange');
  const place = { 'content-range': `bytes ${start}-${end - 1}/${size}` };
  return { status: 206, headers: { ...about, ...place }, body: bytes.subarray(start, end) };
}

function refuse(status: number, code: string): Answer {
  return xml(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function xml(status: number, content: string): Answer {
  const body = `<?xml version="1.0" encoding="UTF-8"?>${content}`;
  return { status, headers: { 'content-type': 'application/xml' }, body };
}

import { z } from 'zod';

/** A bucket's part that holds the files; `endpoint` and `region` where the client is to be told. No slash at either end of `prefix`. */
export type MediaPlace = {
  readonly bucket: string;
  readonly prefix: string;
  readonly endpoint: string | undefined;
  readonly region: string | undefined;
};

/** Where data and files lie when several processes share them. */
export type Distributed = { readonly databaseUrl: string; readonly media: MediaPlace };

/** Of PostgreSQL. */
export const databaseAddress = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres address' });

/** `s3://bucket/prefix?endpoint=…&region=…`; keys are the AWS client's own matter. */
export const mediaAddress = z
  .url({ protocol: /^s3$/, error: 'must be an s3 address: s3://bucket/prefix', abort: true })
  .check((context) => {
    const fault = findMediaFault(new URL(context.value));
    if (fault) context.issues.push({ code: 'custom', message: fault, input: context.value });
  })
  .transform(readMediaPlace);

/** A bucket's name as S3 has it. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;
const REGION = /^[a-z0-9-]{1,40}$/;

function findMediaFault({ host, username, password, pathname, searchParams }: URL): string | undefined {
  if (username || password) return 'must hold no keys: those come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  if (!BUCKET.test(host)) return 'must name a bucket: s3://bucket/prefix';
  const prefix = trimSlashes(pathname);
  if (prefix !== '' && !PREFIX.test(prefix)) return 'must have a prefix of letters, digits, points and dashes';
  const unknown = [...searchParams.keys()].find((name) => name !== 'endpoint' && name !== 'region');
  if (unknown !== undefined) return 'knows endpoint and region, and nothing else';
  if (searchParams.getAll('endpoint').length > 1 || searchParams.getAll('region').length > 1) {
    return 'must name endpoint and region once';
  }
  const endpoint = searchParams.get('endpoint');
  if (endpoint !== null && !/^https?:\/\/[^/?#]+\/?$/.test(endpoint)) return 'must have an http or https endpoint';
  const region = searchParams.get('region');
  return region !== null && !REGION.test(region) ? 'must have a region of letters, digits and dashes' : undefined;
}

function readMediaPlace(address: string): MediaPlace {
  const { host, pathname, searchParams } = new URL(address);
  return {
    bucket: host,
    prefix: trimSlashes(pathname),
    endpoint: searchParams.get('endpoint') ?? undefined,
    region: searchParams.get('region') ?? undefined,
  };
}

const trimSlashes = (path: string) => path.replace(/^\/+/, '').replace(/\/+$/, '');

type Given = {
  readonly DATABASE_URL?: string | undefined;
  readonly MEDIA_URL?: MediaPlace | undefined;
  readonly JWT_SECRET?: string | undefined;
  readonly SMTP_URL?: unknown;
};

/** Several processes share database, files, secret and mail server: what one of them made up alone would be its own. */
export function requireWhole(given: Given, context: z.RefinementCtx): void {
  const one = given.DATABASE_URL ? 'DATABASE_URL' : given.MEDIA_URL && 'MEDIA_URL';
  if (!one) return;
  for (const name of ['DATABASE_URL', 'MEDIA_URL', 'JWT_SECRET', 'SMTP_URL'] as const) {
    if (!given[name]) context.addIssue({ code: 'custom', path: [name], message: `must be set with ${one}` });
  }
}

/** Undefined where one process keeps everything in DATA_DIR. */
export function readDistributed({ DATABASE_URL: databaseUrl, MEDIA_URL: media }: Given): Distributed | undefined {
  return databaseUrl && media ? { databaseUrl, media } : undefined;
}

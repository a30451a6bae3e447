import { z } from 'zod';

/** The part of a bucket with the files. `endpoint` and `region` are optional; `prefix` has no slashes at its ends. */
export type MediaPlace = {
  readonly bucket: string;
  readonly prefix: string;
  readonly endpoint: string | undefined;
  readonly region: string | undefined;
};

/** `s3://bucket/prefix?endpoint=…&region=…`; the AWS client finds the keys itself. */
export const mediaAddress = z
  .url({ protocol: /^s3$/, error: 'must be an s3 address: s3://bucket/prefix', abort: true })
  .check((context) => {
    const fault = findMediaFault(new URL(context.value));
    if (fault) context.issues.push({ code: 'custom', message: fault, input: context.value });
  })
  .transform(readMediaPlace);

/** A valid S3 bucket name. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;
/** A key has at most 1,024 bytes; file names need the rest. */
const PREFIX_MAX_BYTES = 200;
const REGION = /^[a-z0-9-]{1,40}$/;

function findMediaFault({ host, username, password, pathname, searchParams }: URL): string | undefined {
  if (username || password) return 'must hold no keys: those come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  if (!BUCKET.test(host)) return 'must name a bucket: s3://bucket/prefix';
  const prefix = trimSlashes(pathname);
  if (prefix !== '' && !PREFIX.test(prefix)) return 'must have a prefix of letters, digits, points and dashes';
  if (prefix.length > PREFIX_MAX_BYTES) return `must have a prefix of at most ${PREFIX_MAX_BYTES} letters`;
  const unknown = [...searchParams.keys()].find((name) => name !== 'endpoint' && name !== 'region');
  if (unknown !== undefined) return 'knows endpoint and region, and nothing else';
  if (searchParams.getAll('endpoint').length > 1 || searchParams.getAll('region').length > 1) {
    return 'must name endpoint and region once';
  }
  const endpoint = searchParams.get('endpoint');
  if (endpoint !== null && !/^https?:\/\/[^/?#@]+\/?$/.test(endpoint)) return 'must have an http or https endpoint';
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

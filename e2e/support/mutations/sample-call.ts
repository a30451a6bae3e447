import type { Endpoint } from '@approdo/shared/contract/base/endpoint';
import { z } from 'zod';
import type { Call } from './call.ts';
import { mutateJson } from './mutate-json.ts';
import type { Random } from './random.ts';
import { type JsonSchema, type Names, sampleValue } from './sample-value.ts';

type Sampling = {
  readonly random: Random;
  readonly names: Names;
  /** The files that an upload may carry. */
  readonly files: readonly Buffer[];
};

const BOUNDARY = 'approdo-mutations';

/** A mostly valid call of the row; every other JSON body has a fault in it. */
export function sampleCall(row: Endpoint, sampling: Sampling): Call {
  const { random } = sampling;
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(sampleParameter(name, sampling)));
  const query = row.query ? new URLSearchParams(sampleQuery(row.query, sampling)).toString() : '';
  const call = { method: row.method, path: `/api${path}${query && `?${query}`}` };
  const shape = row.visitorBody && random.isOneIn(2) ? row.visitorBody : row.body;
  const valid = shape && sampleValue(schemaOf(shape), '', sampling);
  const fields = random.isOneIn(2) ? valid : mutateJson(valid, random);
  if (row.upload) return { ...call, ...sampleUpload(row.upload.as, fields, sampling) };
  if (row.raw) return { ...call, ...sampleRaw(row.raw.headers, sampling) };
  if (!row.body) return { ...call, headers: {} };
  return { ...call, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(fields) ?? '') };
}

const schemas = new WeakMap<z.ZodType, JsonSchema>();

function schemaOf(shape: z.ZodType): JsonSchema {
  const schema = schemas.get(shape) ?? z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  schemas.set(shape, schema);
  return schema;
}

function sampleParameter(name: string, { names, random }: Sampling): string {
  const known = names[name] ?? [];
  return known.length > 0 ? random.pick(known) : 'nobody-knows-this';
}

function sampleQuery(shape: z.ZodObject, sampling: Sampling): [string, string][] {
  const fields = sampleValue(schemaOf(shape), '', sampling);
  return Object.entries(Object(fields)).map(([name, value]) => [name, String(value)]);
}

function sampleUpload(as: string, fields: unknown, { random, files }: Sampling): Pick<Call, 'headers' | 'body'> {
  const bytes = flipBytes(random.pick(files), random);
  if (as !== 'form') return { headers: { 'content-type': as }, body: bytes };
  const parts = Object.entries(Object(fields)).map(([name, value]) =>
    partOf(`name="${name}"`, Buffer.from(`${value}`)),
  );
  const file = partOf('name="file"; filename="mare.jpg"', bytes);
  const body = Buffer.concat([...parts, file, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }, body };
}

/** Bytes without a valid signature. */
function sampleRaw(headers: Readonly<Record<string, string>>, { random, files }: Sampling) {
  const signed = Object.values(headers).map((name) => [name, `t=${random.below(2 ** 31)},v1=${'0'.repeat(64)}`]);
  return { headers: Object.fromEntries(signed), body: flipBytes(random.pick(files), random) };
}

function partOf(words: string, bytes: Buffer): Buffer {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; ${words}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')]);
}

/** Every other file is unchanged. */
function flipBytes(file: Buffer, random: Random): Buffer {
  const bytes = Buffer.from(file);
  for (let left = random.isOneIn(2) ? 0 : 1 + random.below(8); left > 0; left -= 1) {
    bytes[random.below(bytes.length)] = random.below(256);
  }
  return bytes;
}

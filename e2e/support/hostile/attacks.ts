import { gzipSync } from 'node:zlib';
import { contract } from '@approdo/shared/contract';
import { DEFAULT_BODY_LIMIT, type Endpoint, type RawBody } from '@approdo/shared/contract/base/endpoint';
import { maxUnits } from '@approdo/shared/domain/base/text/text';
import { aPage, aPost } from '../../../server/src/testing/writing.ts';
import { byRunLength } from '../run-length.ts';
import { type Field, listFields, place } from './fields.ts';
import { fill, fillUnits, headerShapes, markupShapes, type Shape, textShapes } from './shapes.ts';

/** One request, ready to be sent. */
export type Attack = {
  readonly name: string;
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer> | FormData;
  /** Whether it comes from a visitor. */
  readonly isAnonymous: boolean;
};

/** The attacks on one endpoint, or on one part of all requests. */
export type Target = { readonly name: string; readonly attacks: () => Generator<Attack> };

/** Bytes reserved for the rest of a body. */
const MARGIN = 2000;

/** Node accepts address and headers of 16 KiB together. */
const HEAD_BYTES = 12_000;

/** Bytes of a form field beside its file: the largest accepted. */
const FORM_FIELD_BYTES = 16 * 1024;

/** Valid values, so that only one field is wrong. */
const ordinary: Readonly<Record<string, object>> = {
  'blog.create': { ...aPost(), published: true },
  'pages.create': { ...aPage(), published: true },
};

/** In a short run each field gets so many shapes, its neighbour the next ones; in a long run each gets all. */
const SHAPES_A_FIELD = byRunLength({ short: 2, long: textShapes.length });

let nextShape = 0;

function nextShapes(): Shape[] {
  const chosen = Array.from(
    { length: SHAPES_A_FIELD },
    (_, index) => textShapes[(nextShape + index) % textShapes.length],
  );
  nextShape += SHAPES_A_FIELD;
  return chosen.filter((shape) => shape !== undefined);
}

/** Each endpoint that takes input from a caller, with all of it at its largest. */
export function listTargets(): Target[] {
  const rows = Object.entries(contract).flatMap(([resource, calls]) =>
    Object.entries(calls).map(([call, row]): readonly [string, Endpoint] => [`${resource}.${call}`, row]),
  );
  return [
    ...rows
      .filter(([, row]) => row.body || row.raw || row.params || row.query)
      .map(([name, row]) => ({ name, attacks: () => attackRow(name, row) })),
    { name: 'headers', attacks: attackHeaders },
    { name: 'addresses', attacks: attackAddresses },
  ];
}

function* attackRow(name: string, row: Endpoint): Generator<Attack> {
  if (row.params || row.query) yield* attackAddress(name, row);
  if (row.raw) yield* attackRaw(name, row, row.raw);
  if (!row.body) return;
  if (row.upload) yield* attackForm(name, row);
  else yield* attackBody(name, row);
}

function* attackBody(name: string, row: Endpoint): Generator<Attack> {
  const bytes = (row.bodyLimit ?? DEFAULT_BODY_LIMIT) - MARGIN;
  const fields = listFields(row.visitorBody ?? row.body ?? DEEP);
  let count = 0;
  for (const field of fields) {
    for (const [shape, value] of valuesFor(name, field, bytes)) {
      count += 1;
      const body = JSON.stringify({ ...ordinary[name], ...Object(place(field.path, value)) });
      yield toRow(`${name}, ${field.path.join('.')}: ${shape}`, row, encode(body, count % 2 === 0));
    }
  }
  for (const shape of nextShapes()) {
    const short = fields.filter((field) => field.kind === 'text');
    const parts = short.map(({ path, max = 100 }) => place(path, fillUnits(shape, maxUnits(max))));
    yield toRow(
      `${name}, all that fits: ${shape.name}`,
      row,
      encode(JSON.stringify(Object.assign({}, ...parts)), false),
    );
  }
  const levels = Math.floor(DEFAULT_BODY_LIMIT / 2) - 100;
  yield toRow(`${name}: a list in a list`, row, encode('['.repeat(levels) + ']'.repeat(levels), true));
  yield toRow(`${name}: a list without end`, row, encode('['.repeat(2 * levels), false));
}

/** Stands for a row without a body, which has no fields to list. */
const DEEP = contract.health.get.answer;

function* valuesFor(name: string, field: Field, bytes: number): Generator<readonly [string, unknown]> {
  if (field.kind === 'list') {
    for (const item of ['', 0, {}, []]) {
      const count = Math.floor(bytes / (JSON.stringify(item).length + 1));
      yield [`a list of ${JSON.stringify(item)}`, Array.from({ length: count }, () => item)];
    }
    return;
  }
  // An edit parses its fields like a creation, and takes as long.
  if (field.kind === 'markup' && !(name in ordinary)) return;
  const most = field.kind === 'markup' ? Math.min(bytes, field.max ?? bytes) : bytes;
  const shapes = field.kind === 'markup' && isCleanedFirst(name) ? [...textShapes, ...markupShapes] : nextShapes();
  for (const shape of shapes) yield [shape.name, fill(shape, most)];
}

/** Posts and pages go through the same cleaner. */
function isCleanedFirst(name: string): boolean {
  return name === 'blog.create' || byRunLength({ short: false, long: true });
}

/** As many bytes as are accepted, with headers of every shape. */
function* attackRaw(name: string, row: Endpoint, { maxBytes, headers }: RawBody): Generator<Attack> {
  for (const shape of headerShapes) {
    const names = Object.values(headers);
    const written = Object.fromEntries(names.map((header) => [header, fill(shape, HEAD_BYTES / names.length)]));
    const body = new Uint8Array(Buffer.from(fill(textShapes[0] ?? shape, maxBytes)).subarray(0, maxBytes));
    yield { ...toRow(`${name}: ${shape.name}`, row), headers: written, body };
  }
}

function* attackForm(name: string, row: Endpoint): Generator<Attack> {
  for (const { path } of listFields(row.body ?? DEEP)) {
    for (const shape of nextShapes()) {
      const text = fill(shape, FORM_FIELD_BYTES).slice(0, FORM_FIELD_BYTES / 3);
      const form = new FormData();
      form.append(String(path[0]), text);
      form.append('file', new Blob(['niente']), `${fillUnits(shape, 2000)}.mp4`);
      yield { ...toRow(`${name}, ${path.join('.')}: ${shape.name}`, row), body: form };
    }
  }
}

function* attackAddress(name: string, row: Endpoint): Generator<Attack> {
  for (const shape of nextShapes()) {
    const written = writeInAddress(shape);
    if (row.params) {
      const whole = row.path.replace(/\{\w+\}/, written);
      yield { ...toRow(`${name}, path: ${shape.name}`, row, emptyBodyOf(row)), address: `/api${whole}` };
    }
    for (const parameter of Object.keys(row.query?.shape ?? {})) {
      yield {
        ...toRow(`${name}, ${parameter}: ${shape.name}`, row),
        address: `/api${row.path}?${parameter}=${written}`,
      };
    }
  }
}

function emptyBodyOf(row: Endpoint): Encoded | undefined {
  return row.body && !row.upload ? encode('{}', false) : undefined;
}

const READ_HEADERS = ['if-match', 'if-none-match', 'accept', 'accept-encoding', 'range', 'authorization', 'cookie'];

/** Inputs of reads: a versioned read, a page, a file in a width. */
const READ_ADDRESSES = ['/api/homepage', '/', '/uploads/hero-bay.jpg?w=960', '/assets/none.js'];

function* attackHeaders(): Generator<Attack> {
  for (const header of READ_HEADERS) {
    for (const shape of headerShapes) {
      const value = `${header === 'authorization' ? 'Bearer ' : ''}${fill(shape, HEAD_BYTES)}`;
      for (const address of READ_ADDRESSES) {
        yield {
          name: `${header} of ${address}: ${shape.name}`,
          method: 'GET',
          address,
          headers: { [header]: value },
          isAnonymous: true,
        };
      }
    }
  }
}

/** Pages, files and avatars, which are not in the contract. */
function* attackAddresses(): Generator<Attack> {
  for (const shape of textShapes) {
    const written = writeInAddress(shape);
    for (const before of ['/', '/blog/', '/pages/', '/blog?page=', '/uploads/', '/api/avatars/shapes/', '/assets/']) {
      const address = before + written;
      yield { name: `${before}: ${shape.name}`, method: 'GET', address, headers: {}, isAnonymous: true };
    }
  }
}

/** Slashes are not encoded: they would not be slashes to the router. */
function writeInAddress(shape: Shape): string {
  const units = Math.floor(HEAD_BYTES / Math.max(1, encodeURI(shape.unit).length));
  return encodeURI(fillUnits(shape, units * shape.unit.length)).replaceAll('#', '');
}

type Encoded = { readonly body: Uint8Array<ArrayBuffer>; readonly headers: Readonly<Record<string, string>> };

function encode(json: string, isCompressed: boolean): Encoded {
  const type = { 'content-type': 'application/json' };
  if (!isCompressed) return { body: new Uint8Array(Buffer.from(json)), headers: type };
  return { body: new Uint8Array(gzipSync(json, { level: 1 })), headers: { ...type, 'content-encoding': 'gzip' } };
}

/** Ids and slugs in the path match nothing, so that a valid call ends there. */
function toRow(name: string, row: Endpoint, { body, headers = {} }: Partial<Encoded> = {}): Attack {
  const address = `/api${row.path.replace(/\{\w+\}/g, 'x')}`;
  return {
    name,
    method: row.method,
    address,
    headers,
    ...(body ? { body } : {}),
    isAnonymous: row.visitorBody !== undefined,
  };
}

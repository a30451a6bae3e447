import { METHODS } from 'node:http';
import { deflateSync, gzipSync } from 'node:zlib';
import type { Call } from './call.ts';
import type { Random } from './random.ts';

/** CONNECT requires a connection of its own: see raw-oddities. */
const ANY_METHOD = METHODS.filter((method) => method !== 'CONNECT');

const STRANGE_HEADERS: readonly (readonly [string, string])[] = [
  ['authorization', 'Bearer'],
  ['authorization', 'Basic YWRhOmFkYQ=='],
  ['authorization', `Bearer ${'a'.repeat(3000)}`],
  ['authorization', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
  ['if-match', '"'],
  ['if-match', '*, W/"x", "\u00e9"'],
  ['if-none-match', '*'],
  ['if-modified-since', 'mai'],
  ['range', 'bytes=9-1,-0,99999999999999999999-'],
  ['range', `bytes=${'0-1,'.repeat(500)}0-1`],
  ['accept', '*/*;q=9, ;;;, application/json;versions=1;versions=2'],
  ['accept-encoding', 'gzip;q=x, br;q=0, *;q=0'],
  ['accept-language', `${'x-'.repeat(500)}`],
  ['content-type', 'text/plain'],
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'application/json; charset=nessuno'],
  ['content-type', 'application/x-www-form-urlencoded'],
  ['content-type', 'multipart/form-data'],
  ['content-type', 'multipart/form-data; boundary='],
  ['content-type', ';;;=\u00ff'],
  ['content-encoding', 'gzip'],
  ['content-encoding', 'br'],
  ['content-encoding', 'gzip, gzip'],
  ['content-encoding', 'x'],
  ['cookie', `a=${'b'.repeat(2000)}; =; ;`],
  ['expect', '100-continue'],
  ['forwarded', 'for="[::1'],
  ['host', 'evil.example'],
  ['host', ''],
  ['origin', 'null'],
  ['upgrade', 'websocket'],
  ['x-forwarded-for', ', , ::::, 999.1.1.1'],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'ftp'],
  ['x-http-method-override', 'DELETE'],
];

const STRANGE_PATH_ENDS = [
  '%',
  '%ff',
  '%00',
  '/..%2f..%2fetc%2fpasswd',
  '/../../',
  '//',
  '/.',
  ';x=1',
  '?a[]=1&a[b]=2&__proto__[x]=1',
  '?startDate=2027-06-01&startDate=2027-06-02',
  '?page=1e9&limit=-1&w=0x10',
  '?from=%F0%9F%8C%8A',
  `?q=${'%20'.repeat(2000)}`,
  `/${'a'.repeat(5000)}`,
  '/%E2%80%AE/%f0%9f%98%80',
  '\\x',
];

/** The same call, but for one part of it that is not as it should be; every third stays as it is. */
export function mutateCall(call: Call, random: Random): Call {
  switch (random.below(9)) {
    case 0:
      return { ...call, method: random.pick(ANY_METHOD) };
    case 1:
      return { ...call, path: mutatePath(call.path, random) };
    case 2:
    case 3: {
      const [name, value] = random.pick(STRANGE_HEADERS);
      return { ...call, headers: { ...call.headers, [name]: value } };
    }
    case 4:
      return { ...call, body: mutateBytes(call.body ?? Buffer.from('{"a":1}'), random) };
    case 5:
      return compress(call, random);
    default:
      return call;
  }
}

function mutatePath(path: string, random: Random): string {
  const end = random.pick(STRANGE_PATH_ENDS);
  switch (random.below(4)) {
    case 0:
      return end.startsWith('/') ? end : `/${end}`;
    case 1:
      return path.replace('/api', '/API');
    default:
      return path + end;
  }
}

function mutateBytes(body: Buffer, random: Random): Buffer {
  const at = random.below(body.length);
  switch (random.below(6)) {
    case 0:
      return body.subarray(0, at);
    case 1:
      return Buffer.concat([body, body]);
    case 2:
      return Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body]);
    case 3:
      return Buffer.concat([body.subarray(0, at), Buffer.from([0xff, 0x00, 0xc0]), body.subarray(at)]);
    case 4:
      return Buffer.from(body.toString('latin1').replace(/\d+/, '1e999'), 'latin1');
    default:
      return Buffer.alloc(1 + random.below(60_000), random.pick(['[', '{"a":', '"', '\\', '&amp;', '\u0300']));
  }
}

function compress(call: Call, random: Random): Call {
  const body = call.body ?? Buffer.from('{}');
  const packed = random.isOneIn(4) ? deflateSync(body) : gzipSync(body);
  const cut = random.isOneIn(2) ? packed : packed.subarray(0, random.below(packed.length));
  return { ...call, headers: { ...call.headers, 'content-encoding': 'gzip' }, body: cut };
}

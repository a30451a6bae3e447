import type { Random } from './random.ts';

const HOST = 'Host: localhost\r\n';
const JSON_POST = `POST /api/contact HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`;
const CHUNKED = `${JSON_POST}Transfer-Encoding: chunked\r\n`;

/** Bytes that no proper HTTP client sends. */
const ODDITIES: readonly string[] = [
  `${CHUNKED}\r\nzz\r\n{}\r\n0\r\n\r\n`,
  `${CHUNKED}\r\nffffffffffffffff\r\n{}\r\n`,
  `${CHUNKED}\r\n2;${'x'.repeat(9000)}\r\n{}\r\n0\r\n\r\n`,
  `${CHUNKED}\r\n2\r\n{}`,
  `${CHUNKED}\r\n${'1\r\n{\r\n'.repeat(2000)}0\r\n\r\n`,
  `${CHUNKED}\r\n2\r\n{}\r\n0\r\nX-Trailer: ${'y'.repeat(2000)}\r\n\r\n`,
  `${CHUNKED}Content-Length: 2\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  `${CHUNKED}Transfer-Encoding: identity\r\n\r\n{}`,
  `${CHUNKED}Content-Encoding: gzip\r\n\r\n2\r\n\x1f\x8b\r\n0\r\n\r\n`,
  `${JSON_POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  `${JSON_POST}Content-Length: -1\r\n\r\n{}`,
  `${JSON_POST}Content-Length: 99999999999999999999\r\n\r\n{}`,
  `${JSON_POST}Content-Length: 500\r\n\r\n{"name":`,
  `${JSON_POST}Content-Length: 2\r\n\r\n{}GET /api/property HTTP/1.1\r\n${HOST}\r\n`,
  `${JSON_POST}X-Folded: a\r\n b\r\nContent-Length: 2\r\n\r\n{}`,
  `${JSON_POST}no colon\r\n\r\n`,
  `${JSON_POST}X-Zero: a\0b\r\n\r\n`,
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`,
  `GET / HTTP/1.1\r\n${HOST}${Array.from({ length: 1500 }, (_, at) => `X-${at}: y\r\n`).join('')}\r\n`,
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  'GET /\r\n\r\n',
  'GET / HTTP/3.0\r\n\r\n',
  `GET /\nHTTP/1.1\n\n`,
  `GET /a b c HTTP/1.1\r\n${HOST}\r\n`,
  `GET /api/bl\xffog HTTP/1.1\r\n${HOST}\r\n`,
  `GET http://evil.example/api/property HTTP/1.1\r\n${HOST}\r\n`,
  `GET //evil.example/%2e%2e HTTP/1.1\r\n${HOST}\r\n`,
  `GET ? HTTP/1.1\r\n${HOST}\r\n`,
  `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`,
  `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`,
  `CONNECT * HTTP/1.1\r\n\r\n`,
  `GET /api/property HTTP/1.1\r\n${HOST}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  '\r\n'.repeat(3000),
  `${`GET /api/property HTTP/1.1\r\n${HOST}\r\n`.repeat(30)}`,
];

/** Bytes for a connection of their own: an oddity, a truncated one, or one with a changed byte. */
export function oddBytes(random: Random): Buffer {
  const bytes = Buffer.from(random.pick(ODDITIES), 'latin1');
  const at = random.below(bytes.length);
  switch (random.below(4)) {
    case 0:
      return bytes.subarray(0, at);
    case 1:
      bytes[at] = random.below(256);
      return bytes;
    default:
      return bytes;
  }
}

import { createServer, type Server } from 'node:http';
import { createClient, createHttpTransport } from '@approdo/shared/client';
import { endpoint } from '@approdo/shared/contract/base/endpoint';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeContract } from '../calls/openapi.ts';
import { listen } from '../shell/listen.ts';
import { fileOfBytes, sendDownload } from './send-download.ts';

const papers = {
  table: endpoint({
    method: 'GET',
    path: '/table',
    access: 'admin',
    summary: 'A table for a spreadsheet',
    download: 'text/csv',
    status: 200,
  }),
  sheet: endpoint({
    method: 'GET',
    path: '/sheet',
    access: 'admin',
    summary: 'A sheet of paper',
    download: 'application/pdf',
    status: 200,
  }),
};

const TABLE = Buffer.from('\uFEFFperché;1,50\r\n');
const SHEET = Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0x00]);

let server: Server;
let origin: string;
beforeAll(async () => {
  const app = express();
  app.get('/api/table', (_, response) =>
    sendDownload(response, fileOfBytes('conti.csv', TABLE), papers.table.download),
  );
  app.get('/api/sheet', (_, response) =>
    sendDownload(response, fileOfBytes('foglio.pdf', SHEET), papers.sheet.download),
  );
  server = createServer(app);
  origin = await listen(server, { host: '127.0.0.1', port: 0 });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function connect() {
  const transport = createHttpTransport({ base: `${origin}/api`, readToken: () => undefined, onTokenRefused() {} });
  return createClient({ papers }, transport).papers;
}

describe('a file as an answer', () => {
  it('that is a text arrives to the byte, as UTF-8', async () => {
    const response = await fetch(`${origin}/api/table`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-length')).toBe(String(TABLE.byteLength));
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="conti.csv"');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(TABLE);
  });

  it('is given to a caller of its row as it is', async () => {
    expect(Buffer.from(await (await connect().table()).arrayBuffer())).toEqual(TABLE);
    expect(Buffer.from(await (await connect().sheet()).arrayBuffer())).toEqual(SHEET);
  });

  it('is described by its media type', () => {
    const { paths } = describeContract({ papers }, '1.0.0');
    const bytes = { schema: { type: 'string', format: 'binary' } };
    expect(paths).toMatchObject({
      '/table': { get: { responses: { 200: { content: { 'text/csv': bytes } } } } },
      '/sheet': { get: { responses: { 200: { content: { 'application/pdf': bytes } } } } },
    });
  });
});

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Contract } from '@approdo/shared/contract/base/endpoint';
import { type RequestHandler, Router } from 'express';
import { type FinishedAnswer, finishAnswer, sendFinished } from '../answers/finished-answer.ts';
import { requestIdOf } from '../request-log.ts';
import type { HeaderSets, Headers } from '../security-headers.ts';
import { describeContract } from './openapi.ts';

const viewerFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const PAGE = `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Approdo · API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const START = "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true });\n";

/** The files belong to the running version. */
const CACHING = { 'Cache-Control': 'no-cache' };

const SCRIPT = 'text/javascript; charset=utf-8';

type Paper = { readonly type: string; readonly write: () => Promise<Buffer>; readonly headers: Headers };

/** Completed responses for the life of the process, by path and headers; all tenants share them. */
const finished = new Map<string, Promise<FinishedAnswer>>();

/** Serves the OpenAPI document, made on first request, and the installed Swagger UI to browse it. */
export function createDocs(contract: Contract, version: string, { api, application }: HeaderSets): Router {
  const router = Router();
  const offer = (path: string, paper: Paper) => router.get(path, answerWith(`${version} ${path}`, paper));
  offer('/openapi.json', {
    type: 'application/json; charset=utf-8',
    write: async () => Buffer.from(JSON.stringify(describeContract(contract, version))),
    headers: api,
  });
  offer('/docs', { type: 'text/html; charset=utf-8', write: async () => Buffer.from(PAGE), headers: application });
  offer('/docs/start.js', { type: SCRIPT, write: async () => Buffer.from(START), headers: api });
  offer('/docs/swagger-ui.css', { type: 'text/css; charset=utf-8', write: readViewer('swagger-ui.css'), headers: api });
  offer('/docs/swagger-ui-bundle.js', { type: SCRIPT, write: readViewer('swagger-ui-bundle.js'), headers: api });
  return router;
}

function readViewer(file: string): () => Promise<Buffer> {
  return () => readFile(join(viewerFolder, file));
}

function answerWith(name: string, { type, write, headers }: Paper): RequestHandler {
  const own = { ...headers, ...CACHING, 'Content-Type': type };
  const key = `${name} ${JSON.stringify(own)}`;
  return async (request, response) => {
    const answer = await finishOnce(key, async () => finishAnswer({ status: 200, headers: own, bytes: await write() }));
    sendFinished(response, { answer, body: await answer.get(request), requestId: requestIdOf(request) });
  };
}

function finishOnce(key: string, finish: () => Promise<FinishedAnswer>): Promise<FinishedAnswer> {
  const known = finished.get(key);
  if (known) return known;
  const answer = finish();
  finished.set(key, answer);
  // A failed read is retried for the next request.
  answer.catch(() => finished.delete(key));
  return answer;
}

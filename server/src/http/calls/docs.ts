import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Contract } from '@approdo/shared/contract/base/endpoint';
import { type RequestHandler, Router } from 'express';
import { requestIdOf } from '../request-log.ts';
import { type CompletedResponse, completeResponse, sendCompleted } from '../responses/completed-response.ts';
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

type DocsFile = { readonly type: string; readonly write: () => Promise<Buffer>; readonly headers: Headers };

/** Completed responses for the life of the process, by path and headers; all tenants share them. */
const responses = new Map<string, Promise<CompletedResponse>>();

/** Serves the OpenAPI document, made on first request, and the installed Swagger UI to browse it. */
export function createDocs(contract: Contract, version: string, { api, application }: HeaderSets): Router {
  const router = Router();
  const serve = (path: string, docsFile: DocsFile) => router.get(path, answerWith(`${version} ${path}`, docsFile));
  serve('/openapi.json', {
    type: 'application/json; charset=utf-8',
    write: async () => Buffer.from(JSON.stringify(describeContract(contract, version))),
    headers: api,
  });
  serve('/docs', { type: 'text/html; charset=utf-8', write: async () => Buffer.from(PAGE), headers: application });
  serve('/docs/start.js', { type: SCRIPT, write: async () => Buffer.from(START), headers: api });
  serve('/docs/swagger-ui.css', { type: 'text/css; charset=utf-8', write: readViewer('swagger-ui.css'), headers: api });
  serve('/docs/swagger-ui-bundle.js', { type: SCRIPT, write: readViewer('swagger-ui-bundle.js'), headers: api });
  return router;
}

function readViewer(file: string): () => Promise<Buffer> {
  return () => readFile(join(viewerFolder, file));
}

function answerWith(name: string, { type, write, headers }: DocsFile): RequestHandler {
  const allHeaders = { ...headers, ...CACHING, 'Content-Type': type };
  const key = `${name} ${JSON.stringify(allHeaders)}`;
  return async (request, response) => {
    const answer = await completeOnce(key, async () =>
      completeResponse({ status: 200, headers: allHeaders, bytes: await write() }),
    );
    sendCompleted(response, { answer, body: await answer.get(request), requestId: requestIdOf(request) });
  };
}

function completeOnce(key: string, complete: () => Promise<CompletedResponse>): Promise<CompletedResponse> {
  const known = responses.get(key);
  if (known) return known;
  const answer = complete();
  responses.set(key, answer);
  // A failed read is retried for the next request.
  answer.catch(() => responses.delete(key));
  return answer;
}

import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Contract } from '@approdo/shared/contract/endpoint';
import { Router } from 'express';
import { describeContract } from './openapi.ts';
import type { HeaderSets } from './security-headers.ts';

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

/** The OpenAPI document, made when it is first asked for, and a page to browse it, from the installed package. */
export function createDocs(contract: Contract, version: string, headers: HeaderSets): Router {
  let document: string | undefined;
  const router = Router();
  router.get('/openapi.json', (_, response) => {
    document ??= JSON.stringify(describeContract(contract, version));
    response.type('application/json').send(document);
  });
  router.get('/docs', (_, response) => {
    response.set(headers.application).type('html').send(PAGE);
  });
  router.get('/docs/start.js', (_, response) => {
    response.type('text/javascript').send(START);
  });
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    router.get(`/docs/${file}`, (_, response) => response.sendFile(file, { root: viewerFolder }));
  }
  return router;
}

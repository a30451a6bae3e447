import { type Served, serve } from './serve.ts';

const PARAGRAPH = `<p>${'La casa guarda il mare e il porto del paese. '.repeat(8)}</p>`;

const DOCUMENT = `<!doctype html><html lang="it"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Testo</title></head>
<body><h1>Una pagina di solo testo</h1>${PARAGRAPH.repeat(6)}</body></html>`;

/** A page that loads nothing, so no page can display its largest part sooner. */
export function startTextPage(): Promise<Served> {
  return serve((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(DOCUMENT);
  });
}

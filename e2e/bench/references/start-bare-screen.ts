import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { adminDocument } from '../../../web/build.ts';
import { type Served, serve } from './serve.ts';

const packageFolder = fileURLToPath(new URL('../../../web', import.meta.url));
const source = fileURLToPath(new URL('./bare-screen.tsx', import.meta.url));

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

/** Starts a React and Mantine page with one button, built and compressed like the back office. */
export async function startBareScreen(): Promise<Served> {
  const outDir = mkdtempSync(join(tmpdir(), 'approdo-bare-screen-'));
  await build({
    configFile: join(packageFolder, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: source } },
  });
  const names = readdirSync(join(outDir, 'assets'));
  const [script = '', sheet = ''] = ['.js', '.css'].map((end) => names.find((name) => name.endsWith(end)));
  const page = adminDocument({
    script: `/assets/${script}`,
    links: [`<link rel="stylesheet" href="/assets/${sheet}">`],
    frame: '',
  });
  const files = new Map<string, Buffer>([
    ...names.map(
      (name) => [`/assets/${name}`, brotliCompressSync(readFileSync(join(outDir, 'assets', name)))] as const,
    ),
    ['/index.html', brotliCompressSync(page)] as const,
  ]);
  rmSync(outDir, { recursive: true });
  return await serve(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url;
    const body = files.get(path);
    const headers = { 'Content-Type': TYPES[extname(path)] ?? 'text/plain', 'Content-Encoding': 'br' };
    if (body) response.writeHead(200, headers).end(body);
    else response.writeHead(404).end();
  });
}

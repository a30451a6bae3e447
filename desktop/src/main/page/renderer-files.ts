import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { TEXTS } from '../texts.ts';
import { answerProblem, PAGE_POLICY } from './answers.ts';
import { splitPlainPath } from './plain-path.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

const START_FILE = 'index.html';

/** Serves the files of the built renderer that exist at the start, and no others, so that no path leads outside. */
export async function openRendererFiles(folder: string): Promise<(pathname: string) => Promise<Response>> {
  const files = await listFiles(folder);

  return async (pathname) => {
    const segments = splitPlainPath(pathname);
    if (!segments) return answerProblem(404, TEXTS.notFound);
    const name = isScreen(segments) ? START_FILE : segments.join('/');
    const file = files.get(name);
    return file ? answerFile(file) : answerProblem(404, TEXTS.notFound);
  };
}

/** Screen addresses have no file of their own: the router in the page reads them. */
function isScreen(segments: readonly string[]): boolean {
  return !segments.at(-1)?.includes('.');
}

async function answerFile(file: string): Promise<Response> {
  return new Response(await readFile(file), {
    headers: {
      'cache-control': 'no-cache',
      'content-security-policy': PAGE_POLICY,
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** Plain files by their path under the folder; symbolic links are left out. */
async function listFiles(folder: string, under = ''): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const entry of await readdir(join(folder, under), { withFileTypes: true })) {
    const name = under ? `${under}/${entry.name}` : entry.name;
    if (entry.isFile()) files.set(name, join(folder, name));
    if (entry.isDirectory()) for (const found of await listFiles(folder, name)) files.set(...found);
  }
  return files;
}

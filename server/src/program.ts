import { fileURLToPath } from 'node:url';

/** The bundle is JavaScript in `server/dist/server`; the sources, which `npm run dev` and the tests run, are TypeScript. */
const isBundle = !import.meta.url.endsWith('.ts');

const ROOT = new URL(isBundle ? '../../../' : '../../', import.meta.url);

/** Entry points of threads and child processes; each is an entry of the bundle. */
export const WORKER_ENTRIES = {
  'copy-worker': 'db/sqlite/copy-worker.ts',
  'document-worker': 'adapters/document-maker/document-worker.ts',
  'feed-worker': 'adapters/calendar-feed/feed-worker.ts',
  'html-worker': 'adapters/html-worker.ts',
  'password-worker': 'adapters/password-worker.ts',
  'picture-process-main': 'adapters/picture-process-main.ts',
  'reading-process-main': 'adapters/moving/reading-process-main.ts',
  'store-worker': 'adapters/backup-store/store-worker.ts',
  'workbook-worker': 'adapters/packed-files/workbook-worker.ts',
} as const;

/** The file that a thread or child process starts with. */
export function entryFile(name: keyof typeof WORKER_ENTRIES): URL {
  return new URL(isBundle ? `./${name}.js` : `./${WORKER_ENTRIES[name]}`, import.meta.url);
}

/** The absolute path of a file or folder of the program that is read rather than imported, from its path below the root. */
export function programPath(path: string): string {
  return fileURLToPath(new URL(path, ROOT));
}

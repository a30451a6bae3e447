import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { WORKER_ENTRIES } from './src/program.ts';

const shared = createRequire(new URL('../shared/package.json', import.meta.url));
const besides = Object.entries(WORKER_ENTRIES).map(([name, file]) => [name, `src/${file}`]);

/** Packages of a hundred small files and more, each of which Node would look up, read and link at every start. */
const BUNDLED_PACKAGES = ['kysely', 'zod'];

await build({
  configFile: false,
  logLevel: 'warn',
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    {
      name: 'shared-by-its-exports',
      // As its own package tells, not by the link among the packages, which may lead to another copy of the program.
      resolveId: (id) => (id.startsWith('@approdo/shared/') ? shared.resolve(id) : null),
    },
  ],
  ssr: { target: 'node', noExternal: BUNDLED_PACKAGES },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: { serve: 'src/start/serve.ts', ...Object.fromEntries(besides) },
      preserveEntrySignatures: 'strict',
      output: {
        // Side by side: each finds the others from its own place (`src/program.ts`).
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Node keeps the text of what runs, and twice as large where one character of it is beyond Latin.
        charset: 'ascii',
        comments: false,
      },
    },
  },
});

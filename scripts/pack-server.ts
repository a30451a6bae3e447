import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { hashSources, type PackedSources, SERVER_PLACE } from '../server/src/packed-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const place = fileURLToPath(SERVER_PLACE);
const shared = createRequire(`${root}shared/package.json`);

rmSync(place, { recursive: true, force: true });
const files = new Set<string>();
await build({
  configFile: false,
  logLevel: 'warn',
  root: `${root}server`,
  plugins: [keepPlaces(files)],
  ssr: { target: 'node', external: true },
  build: {
    ssr: true,
    outDir: place,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: 'src/serve.ts',
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
const hash = hashSources([...files]);
if (!hash) throw new Error('what was packed is not there any more');
writeFileSync(`${place}sources.json`, JSON.stringify({ files: [...files], hash } satisfies PackedSources));

/** Notes what is packed, each of which goes on finding what lies beside it: threads, pictures, the pages that are built. */
function keepPlaces(packed: Set<string>): Plugin {
  return {
    name: 'keep-places',
    // As its own package tells, not by the link among the packages, which may lead to another copy of the program.
    resolveId: (id) => (id.startsWith('@approdo/shared/') ? shared.resolve(id) : null),
    load(id) {
      if (!id.startsWith(root) || id.includes('node_modules')) return null;
      const file = relative(root, id).replaceAll('\\', '/');
      packed.add(file);
      const code = readFileSync(id, 'utf8');
      if (!code.includes('import.meta.url')) return null;
      return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(`../../../${file}`)}, import.meta.url).href`);
    },
  };
}

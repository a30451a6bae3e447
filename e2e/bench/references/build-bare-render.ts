import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const packageFolder = fileURLToPath(new URL('../../../web', import.meta.url));
const source = fileURLToPath(new URL('./bare-render.tsx', import.meta.url));

/** Builds and loads the bare renderer, just as web/build.ts builds the server's. */
export async function buildBareRender(): Promise<typeof import('./bare-render.tsx')> {
  const outDir = mkdtempSync(join(tmpdir(), 'approdo-bare-render-'));
  await build({
    configFile: join(packageFolder, 'vite.config.ts'),
    logLevel: 'error',
    define: {
      __SITE_ASSETS__: JSON.stringify({
        script: '/site.js',
        stylesheet: '/site.css',
        styles: [],
        texts: { it: '/it.js' },
      }),
    },
    ssr: { noExternal: true, target: 'node' },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: source,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'bare-render.mjs', codeSplitting: false } },
    },
  });
  const built: typeof import('./bare-render.tsx') = await import(pathToFileURL(join(outDir, 'bare-render.mjs')).href);
  rmSync(outDir, { recursive: true });
  return built;
}

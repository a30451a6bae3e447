import { fileURLToPath } from 'node:url';
import { ADMIN_FILES, refuseCircles } from '@approdo/web/admin/chunks';
import { ADMIN_FRAME } from '@approdo/web/admin/frame';
import { handbookPages } from '@approdo/web/admin/handbook-pages';
import { adminIndexModules } from '@approdo/web/admin/index-modules';
import { splitContractModules } from '@approdo/web/admin/split-contract-modules';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import * as ipcNames from './src/ipc-names.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Everything but sharp is bundled, so the packed app holds these files and nothing else of node_modules. The folder is
 * named here because the command may be run from any folder.
 */
export default defineConfig({
  main: {
    root,
    build: {
      outDir: `${root}out/main`,
      externalizeDeps: false,
      sourcemap: true,
      rolldownOptions: {
        input: [`${root}src/main/index.ts`, `${root}src/photo/photo-process.ts`],
        // It has parts that are not JavaScript.
        external: ['sharp'],
      },
    },
  },
  preload: {
    root,
    plugins: [namesAlone()],
    build: {
      outDir: `${root}out/preload`,
      externalizeDeps: false,
      // A sandboxed preload is one CommonJS file.
      rolldownOptions: {
        input: `${root}src/preload/preload.ts`,
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: `${root}src/renderer`,
    plugins: [
      react(),
      handbookPages(),
      splitContractModules(),
      adminIndexModules(),
      refuseCircles(),
      loadFromOrigin(),
      standInFrame(),
    ],
    build: {
      outDir: `${root}out/renderer`,
      emptyOutDir: true,
      minify: true,
      // The page's policy forbids fonts from data: addresses.
      assetsInlineLimit: 0,
      // Files are read from the local disk, so their size costs nothing.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: `${root}src/renderer/index.html`, output: ADMIN_FILES },
    },
  },
});

/** Makes addresses absolute: electron-vite writes relative ones, but a screen's path has folders. */
function loadFromOrigin(): Plugin {
  return { name: 'approdo:load-from-origin', enforce: 'post', config: () => ({ base: '/' }) };
}

/** The frame of the back office in the page, until the script draws. */
function standInFrame(): Plugin {
  const place = '<div id="app">';
  return {
    name: 'approdo:stand-in-frame',
    transformIndexHtml: (page) => page.replace(place, `${place}${ADMIN_FRAME}`),
  };
}

/** Builds the preload from the table's names alone: its schemas would bring 200 kB of libraries into the sandbox. */
function namesAlone(): Plugin {
  const source = Object.entries(ipcNames).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  const load = (id: string) => (id.endsWith('/src/ipc-names.ts') ? source.join('\n') : undefined);
  return { name: 'approdo:names-alone', load };
}

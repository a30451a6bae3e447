import { fileURLToPath } from 'node:url';
import { calledRows } from '@approdo/web/admin/called-rows';
import { adminDoors } from '@approdo/web/admin/doors';
import { handbookPages } from '@approdo/web/admin/handbook-pages';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import * as ipcNames from './src/ipc-names.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * All but sharp is bundled, so that the packed app holds these files and of node_modules only that. The folder is named here, not
 * taken from where the command is run.
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
        // It has parts that are no JavaScript.
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
    plugins: [react(), handbookPages(), calledRows(), adminDoors(), loadFromOrigin()],
    build: {
      outDir: `${root}out/renderer`,
      emptyOutDir: true,
      minify: true,
      // The policy of the page lets no font be a data: address.
      assetsInlineLimit: 0,
      // Read from this computer's disk, a file costs nothing for its size.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: `${root}src/renderer/index.html` },
    },
  },
});

/** electron-vite writes relative addresses, for file:// pages; a screen's address has folders, and its files are at the root. */
function loadFromOrigin(): Plugin {
  return { name: 'approdo:load-from-origin', enforce: 'post', config: () => ({ base: '/' }) };
}

/** The preload is made from the names in the table: its shapes would bring 200 kB of libraries into the sandbox. */
function namesAlone(): Plugin {
  const source = Object.entries(ipcNames).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  const load = (id: string) => (id.endsWith('/src/ipc-names.ts') ? source.join('\n') : undefined);
  return { name: 'approdo:names-alone', load };
}

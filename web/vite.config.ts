import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { handbookPages } from './handbook-pages.ts';

/** What every build of the room shares; build.ts adds what each is for. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), handbookPages()],
  build: {
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What the back office needs at once, React, Mantine and the router with it, is one chunk.
    chunkSizeWarningLimit: 1000,
    target: 'baseline-widely-available',
  },
});

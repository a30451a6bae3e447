import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { handbookPages } from './handbook-pages.ts';
import { nameClass } from './style-parts.ts';

/**
 * The oldest supported browsers for site and back office, of 2023 and 2024: install.md and the handbook name them. What
 * they lack and is called all the same is in src/ui/older-browsers.ts.
 */
export const LOWEST_BROWSERS = ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4'] as const;

/** What every build of this package shares; build.ts adds the rest. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), handbookPages()],
  css: { modules: { generateScopedName: nameClass } },
  build: {
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What the back office needs at once, React, Mantine and the router included, is one chunk.
    chunkSizeWarningLimit: 1000,
    target: [...LOWEST_BROWSERS],
  },
});

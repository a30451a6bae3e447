import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RenderPage } from '@approdo/shared/client/page';
import { createServer, type InlineConfig, mergeConfig, type ViteDevServer } from 'vite';
import { ADMIN_SCRIPT, adminDocument, packageFolder, SITE_SCRIPT, SITE_STYLES } from './build.ts';

/** Both sides must produce the same class names, whatever the rules are at the moment. */
const common = {
  configFile: join(packageFolder, 'vite.config.ts'),
  logLevel: 'warn',
  css: { modules: { generateScopedName: '[name]-[local]' } },
} satisfies InlineConfig;

/** Serves this package's sources to browsers as they are, and reports changes to them through that server. */
export function createSources(server: Server): Promise<ViteDevServer> {
  const entries = [SITE_SCRIPT, ADMIN_SCRIPT];
  return createServer(
    mergeConfig(common, {
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server } },
      optimizeDeps: { entries },
    } satisfies InlineConfig),
  );
}

/** Loads the page renderer from the sources as they are at this moment. */
export async function loadRenderer(): Promise<{ readonly renderPage: RenderPage }> {
  const reader = await createServer(
    mergeConfig(common, {
      appType: 'custom',
      // Separate from the cache that another server keeps for browsers: neither deletes the other's files.
      cacheDir: join(packageFolder, 'node_modules/.vite-renderer'),
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    } satisfies InlineConfig),
  );
  const { renderPage } = await reader.ssrLoadModule(join(packageFolder, 'src/entry-server.tsx'));
  await reader.close();
  return { renderPage };
}

/** The files that browsers load unchanged, and the document of the back office. */
export const publicFolder = fileURLToPath(new URL('public', import.meta.url));
export const sourceDocument = adminDocument({ script: `/${ADMIN_SCRIPT}`, links: [] });

/**
 * Adds what a document needs in development: the client that hears of changes, the component refresh and, for a page of
 * the site, all its styles, without which it stays hidden.
 */
export function prepareDocument(document: string): string {
  const isOfSite = document.includes(SITE_SCRIPT);
  if (!isOfSite && !document.includes(ADMIN_SCRIPT)) return document;
  const styles = `<script type="module" blocking="render" src="/${SITE_STYLES}"></script>`;
  return document.replace('<head>', `<head>${CLIENT}${isOfSite ? styles : ''}`);
}

const CLIENT = `
<script type="module" src="/@vite/client"></script>
<script type="module" src="/@id/@vitejs/plugin-react/preamble"></script>
`;

import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RenderPage } from '@approdo/shared/client/page';
import { createServer, type InlineConfig, mergeConfig, type ViteDevServer } from 'vite';
import { ADMIN_SCRIPT, adminDocument, room, SITE_SCRIPT, SITE_STYLES } from './build.ts';

/** Both sides must name a class alike, whatever its rules are at the moment. */
const common = {
  configFile: join(room, 'vite.config.ts'),
  logLevel: 'warn',
  css: { modules: { generateScopedName: '[name]-[local]' } },
} satisfies InlineConfig;

/** Gives browsers this room's sources as they are, and tells them through that server when one has changed. */
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

/** What renders the pages, of the sources as they are at this moment. */
export async function loadRenderer(): Promise<{ readonly renderPage: RenderPage }> {
  const reader = await createServer(
    mergeConfig(common, {
      appType: 'custom',
      // What browsers are given of packages is kept elsewhere, by another server: neither takes the other's away.
      cacheDir: join(room, 'node_modules/.vite-renderer'),
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    } satisfies InlineConfig),
  );
  const { renderPage } = await reader.ssrLoadModule(join(room, 'src/entry-server.tsx'));
  await reader.close();
  return { renderPage };
}

/** The files that browsers load as they are, and the document of the back office. */
export const publicFolder = fileURLToPath(new URL('public', import.meta.url));
export const sourceDocument = adminDocument({ script: `/${ADMIN_SCRIPT}`, links: [] });

/**
 * A document with what its sources need to run: the client that is told of changes, what takes in a changed component, and
 * for a page of the site all its styles, without which it is not shown.
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

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadRenderer, publicFolder, sourceDocument } from '@approdo/web/dev';
import { serve } from '../../server/src/start/serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'approdo-dev-'));
process.once('exit', () => rmSync(folder, { recursive: true }));
const adminDocument = join(folder, 'admin.html');
writeFileSync(adminDocument, sourceDocument);

// A site that is still starting has nothing to stop, only its folder to remove.
const leave = () => process.exit();
process.on('SIGTERM', leave);

// The parent process receives the address; without a parent the site ends.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
const address = await serve(async () => {
  const { renderPage } = await loadRenderer();
  return { client: publicFolder, adminDocument, renderPage };
});
process.off('SIGTERM', leave);
process.send?.(address);

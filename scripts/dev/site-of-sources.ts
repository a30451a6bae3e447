import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadRenderer, publicFolder, sourceDocument } from '@approdo/web/dev';
import { serve } from '../../server/src/start/serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'approdo-dev-'));
process.once('exit', () => rmSync(folder, { recursive: true }));
const adminDocument = join(folder, 'admin.html');
writeFileSync(adminDocument, sourceDocument);

// One that is not up yet has nothing to end, but its folder to take away.
const leave = () => process.exit();
process.on('SIGTERM', leave);

// Whoever started it is told where it listens; without her it has nobody to answer.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
const address = await serve(async () => {
  const { renderPage } = await loadRenderer();
  return { client: publicFolder, adminDocument, renderPage };
});
process.off('SIGTERM', leave);
process.send?.(address);

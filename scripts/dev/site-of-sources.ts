import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadRenderer, publicFolder, sourceDocument } from '@approdo/web/dev';
import { serve } from '../../server/src/serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'approdo-dev-'));
process.once('exit', () => rmSync(folder, { recursive: true }));
const adminDocument = join(folder, 'admin.html');
writeFileSync(adminDocument, sourceDocument);

// Whoever started it is told where it listens; without her it has nobody to answer.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.send?.(
  await serve(async () => {
    const { renderPage } = await loadRenderer();
    return { client: publicFolder, adminDocument, renderPage };
  }),
);

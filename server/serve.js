import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const bundle = new URL('dist/server/serve.js', import.meta.url);
if (!existsSync(bundle)) {
  process.stderr.write('approdo: the server is not built: run "npm run build"\n');
  process.exit(1);
}
// Compiled code is kept beside the packages, not in the machine's temporary folder, where others could lay down their own.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/approdo', import.meta.url)));
const { serve } = await import(bundle.href);
await serve();

import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// What comes before the cache is JavaScript: for a single file of TypeScript, Node would load its parser, 16 MB of it.
// Compiled code is kept beside the packages, not in the machine's temporary folder, where others could lay down their own.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/approdo', import.meta.url)));
const { takePackedPackages } = await import('./src/packed-packages.ts');
takePackedPackages();
const { findPackedServer } = await import('./src/packed-server.ts');
const packed = findPackedServer();
const { serve } = await (packed ? import(packed.href) : import('./src/serve.ts'));
await serve();

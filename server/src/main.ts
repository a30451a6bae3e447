import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Compiled code is kept beside the packages, not in the machine's temporary folder, where others could lay down their own.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/approdo', import.meta.url)));
await import('./serve.ts');

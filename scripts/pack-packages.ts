import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { PACKED, PACKED_PLACE, packedFile } from '../server/src/packed-packages.ts';

rmSync(PACKED_PLACE, { recursive: true, force: true });
for (const name of PACKED) {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('../server', import.meta.url)),
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: fileURLToPath(PACKED_PLACE),
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: name,
        // All that it exports is wanted by somebody.
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: basename(packedFile(name).pathname), codeSplitting: false },
      },
    },
  });
}

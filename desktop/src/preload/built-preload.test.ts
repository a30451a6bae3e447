import { build } from 'vite';
import { expect, test } from 'vitest';
import config from '../../electron.vite.config.ts';
import { CALL_NAMES, EVENT_NAMES } from '../ipc-names.ts';

test('the built preload is made from the names of the table, and brings no library into the sandbox', async () => {
  const { plugins = [], build: wanted } = config.preload ?? {};
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    ssr: { noExternal: true },
    build: {
      ...wanted,
      ssr: true,
      write: false,
      rolldownOptions: { ...wanted?.rolldownOptions, external: 'electron' },
    },
  });
  const chunks = 'output' in built ? built.output : [];
  expect(chunks).toHaveLength(1);
  const [code = ''] = chunks.map((chunk) => ('code' in chunk ? chunk.code : ''));
  expect(Buffer.byteLength(code)).toBeLessThan(5000);
  for (const name of [...CALL_NAMES, ...EVENT_NAMES]) expect(code).toContain(`"${name}"`);
  expect(code.match(/require\(.*?\)/g)).toEqual(['require("electron")']);
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { makeRegisterKey } from '../adapters/register-key.ts';

const PROGRAM = fileURLToPath(new URL('../main.ts', import.meta.url));

it('one key for the registers of several houses stops the start with one line that names it, and not the key', () => {
  const folder = mkdtempSync(join(tmpdir(), 'approdo-houses-'));
  mkdirSync(join(folder, 'houses', 'mare'), { recursive: true });
  const { written } = makeRegisterKey();
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM], {
    env: { DATA_DIR: folder, PORT: '0', REGISTER_KEY: written },
    encoding: 'utf8',
    timeout: 60_000,
  });
  rmSync(folder, { recursive: true });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'approdo: REGISTER_KEY: must not be set where there are several houses\n',
  });
}, 90_000);

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pruneLock } from '../prune-lock.ts';
import { nameRelease } from './changelog.ts';
import { lockWithVersion, requireNewer, withVersion } from './version.ts';

describe('a release', () => {
  it('puts what was coming under its version, and leaves what came before', () => {
    const before = '# Cosa cambia\n\n## In arrivo\n\n- Nuovo.\n\n## 0.1.0\n\n- Vecchio.\n';
    expect(nameRelease(before, '0.2.0')).toBe('# Cosa cambia\n\n## 0.2.0\n\n- Nuovo.\n\n## 0.1.0\n\n- Vecchio.\n');
  });

  it.each(['# Cosa cambia\n\n## 0.1.0\n\n- Vecchio.\n', '# Cosa cambia\n\n## In arrivo\n\n## 0.1.0\n'])(
    'is none where nothing changes for the owner',
    (changelog) => expect(() => nameRelease(changelog, '0.2.0')).toThrow(/In arrivo/),
  );

  it.each(['0.1.1', '0.2.0', '1.0.0', '0.10.0'])('may follow 0.1.0 as %s', (version) => {
    expect(() => requireNewer('0.1.0', version)).not.toThrow();
  });

  it.each(['0.1.0', '0.0.9', 'v0.2.0', '0.2', '', '0.2.0-beta', '--stage'])('may not follow 0.1.0 as %s', (version) => {
    expect(() => requireNewer('0.1.0', version)).toThrow(/version/);
  });

  it('names its version in each package and in the lock file, and in no package of others', () => {
    expect(withVersion('{"name":"a","version":"0.1.0"}', '0.2.0')).toBe('{\n  "name": "a",\n  "version": "0.2.0"\n}\n');
    const packages = {
      '': { version: '0.1.0' },
      server: { version: '0.1.0' },
      'node_modules/zod': { version: '4.0.0' },
    };
    expect(JSON.parse(lockWithVersion(JSON.stringify({ version: '0.1.0', packages }), '0.2.0'))).toEqual({
      version: '0.2.0',
      packages: { '': { version: '0.2.0' }, server: { version: '0.2.0' }, 'node_modules/zod': { version: '4.0.0' } },
    });
  });
});

describe('the lock file of a release', () => {
  const lock = {
    lockfileVersion: 3,
    packages: {
      '': { name: 'approdo' },
      server: { name: '@approdo/server', dependencies: { a: '^1.0.0' }, devDependencies: { tests: '^1.0.0' } },
      web: { name: '@approdo/web', dependencies: { react: '^19.0.0' } },
      'node_modules/@approdo/server': { resolved: 'server', link: true },
      'node_modules/a': { version: '1.2.3', dependencies: { b: '^2.0.0' }, optionalDependencies: { linux: '1' } },
      'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '1' } },
      'node_modules/b': { version: '1.0.0' },
      'node_modules/c': {
        version: '1.0.0',
        dependencies: { a: '^1.0.0' },
        peerDependencies: { peer: '1', types: '1' },
        peerDependenciesMeta: { types: { optional: true } },
      },
      'node_modules/linux': { version: '1.0.0', optional: true },
      'node_modules/peer': { version: '1.0.0' },
      'node_modules/react': { version: '19.0.0' },
      'node_modules/tests': { version: '1.0.0', dev: true },
      'node_modules/types': { version: '1.0.0', devOptional: true },
      'node_modules/node': { version: '24.0.0', dev: true },
    },
  };

  it('holds what the rooms that stay reach, as Node finds it, and the Node that may come along', () => {
    const root = { name: 'approdo', workspaces: ['server'], devDependencies: { node: '^24.0.0' } };
    const pruned = pruneLock(lock, { root, rooms: ['server'] });
    expect(Object.keys(pruned.packages)).toEqual([
      '',
      'node_modules/@approdo/server',
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
      'node_modules/linux',
      'node_modules/node',
      'node_modules/peer',
      'server',
    ]);
    expect(pruned.packages.server).toEqual({ name: '@approdo/server', dependencies: { a: '^1.0.0' } });
  });
});

describe('a Node that is too old', () => {
  const guard = fileURLToPath(new URL('../require-node.cjs', import.meta.url));
  const runOn = (version: string) =>
    new Promise<{ code: unknown; words: string }>((resolve) => {
      const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); require(${JSON.stringify(guard)});`;
      execFile(process.execPath, ['-e', pretend], (error, _, words) => resolve({ code: error?.code ?? 0, words }));
    });

  it('is told in one line which one is wanted, before it stumbles over the sources', async () => {
    expect(await runOn('20.20.2')).toEqual({
      code: 1,
      words: expect.stringMatching(/^approdo: serve Node 24 .* 20\.20\.2\..*\n$/),
    });
    expect(await runOn('24.0.0')).toEqual({ code: 0, words: '' });
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../server/src/config/config.ts';
import { COMMAND } from '../support/start-site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const deploy = join(root, 'docs/guides/deploy');
const readShipped = (name: string) => readFileSync(join(deploy, name), 'utf8');

test('all that starts a site starts it as tests do', () => {
  const { start, serve } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
  const words = COMMAND.join(' ');
  expect(start).toContain(words);
  expect(serve.replace('-r ./scripts/require-node.cjs ', '')).toContain(words);
  expect(readShipped('approdo.service')).toContain(words);
  expect(readShipped('Dockerfile')).toContain(JSON.stringify(COMMAND).replace(',', ', '));
});

describe('the service', () => {
  const unit = readShipped('approdo.service');

  test('may write where its configuration has the data, and nowhere else', () => {
    const { DATA_DIR } = parseEnv(readShipped('approdo.env'));
    const [, state] = /^StateDirectory=(.*)$/m.exec(unit) ?? [];
    expect(DATA_DIR).toBe(`/var/lib/${state}`);
    expect(unit).toMatch(/^ProtectSystem=strict$/m);
    expect(unit).not.toMatch(/^ReadWritePaths=/m);
  });
});

test('the configuration of the service is one that the site takes, filled in too', () => {
  const text = readShipped('approdo.env');
  const asShipped = readConfig(parseEnv(text));
  expect(asShipped).toMatchObject({ host: '127.0.0.1', trustProxy: 1, publicUrl: 'https://www.la-tua-casa.it' });
  const whole = readConfig(parseEnv(text.replace(/^#([A-Z_]+=)/gm, '$1')));
  expect(whole).toMatchObject({ mailFrom: 'Casa al Mare <info@la-tua-casa.it>', smtp: { encryption: 'demanded' } });
});

describe('the image', () => {
  const text = readShipped('Dockerfile');
  const [, building = '', running = ''] = text.split(/^FROM /m);
  const instructions = running.split('\n').filter((line) => /^[A-Z]/.test(line));

  test('has no fault that a linter finds', () => {
    expect(validate(text)).toEqual([]);
    expect(validate(text.replace('WORKDIR', 'WORKDIRECTORY'))).not.toEqual([]);
  });

  test('runs what was built before it, as an account without rights, and installs nothing itself', () => {
    expect(building).toMatch(/AS build$/m);
    expect(instructions.filter((line) => /^(RUN|ADD)\b/.test(line))).toEqual([]);
    expect(instructions.filter((line) => /^COPY (?!--from=build )/.test(line))).toEqual([]);
    expect(instructions.find((line) => line.startsWith('USER'))).toMatch(/^USER [1-9]\d*:[1-9]\d*$/);
  });

  test('is told what the site takes', () => {
    const [, settings = ''] = /^ENV (.*)$/m.exec(running) ?? [];
    const config = readConfig(parseEnv(settings.replaceAll(' ', '\n')));
    expect(config).toMatchObject({ host: '0.0.0.0', port: 3000, dataDir: '/data' });
    expect(running).toMatch(/^VOLUME \/data$/m);
  });

  test('is built from sources alone, and from each package.json that npm asks for', () => {
    const passedOver = readShipped('Dockerfile.dockerignore').split('\n');
    expect(passedOver).toEqual(expect.arrayContaining(['**/node_modules', '**/dist', '.git', 'data']));
    const { workspaces }: { workspaces: readonly string[] } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    );
    for (const room of workspaces)
      if (passedOver.includes(`${room}/**`)) expect(passedOver).toContain(`!${room}/package.json`);
  });
});

test('each guide leads only to files that are there', () => {
  const guides = join(root, 'docs/guides');
  const pages = [
    ...readdirSync(guides)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/guides/${name}`),
  ];
  for (const page of [...pages, 'README.md', 'docs/CONTRIBUTING.md']) {
    const links = [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)];
    const missing = links.map(([, to = '']) => to).filter((to) => !existsSync(join(root, page, '..', to)));
    expect(missing, page).toEqual([]);
  }
});

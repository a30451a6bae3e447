import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '../../server/src/config/config.ts';
import { createHttpServer } from '../../server/src/http/shell/http-server.ts';
import { MAX_RENDER_MS } from '../../server/src/http/shell/site-gate.ts';
import { COMMAND } from '../support/start-site.ts';

const deploy = fileURLToPath(new URL('../../docs/guides/deploy', import.meta.url));
const readShipped = (name: string) => readFileSync(join(deploy, 'many', name), 'utf8');

test('what each process is told is what it takes, and whole', () => {
  const shipped = parseEnv(readShipped('approdo.env'));
  expect(readConfig(shipped)).toMatchObject({
    host: '127.0.0.1',
    trustProxy: 1,
    mailFrom: 'Casa al Mare <info@la-tua-casa.it>',
    distributed: { media: { bucket: 'approdo', prefix: 'foto' } },
  });
  for (const name of ['DATABASE_URL', 'MEDIA_URL', 'JWT_SECRET', 'SMTP_URL'])
    expect(() => readConfig({ ...shipped, [name]: '' })).toThrow(name);
});

test('the unit of a process is the one of a site alone, on a port and in a folder of its own', () => {
  const unit = readShipped('approdo@.service');
  expect(unit).toContain(COMMAND.join(' '));
  expect(unit).toMatch(/^Environment=PORT=%i DATA_DIR=\/var\/lib\/approdo-%i$/m);
  expect(unit).toMatch(/^StateDirectory=approdo-%i$/m);
  const hardening = /^NoNewPrivileges=[\s\S]*$/m;
  const alone = readFileSync(join(deploy, 'approdo.service'), 'utf8');
  expect(hardening.exec(unit)?.[0]).toBe(hardening.exec(alone)?.[0]);
});

test('containers are told what a process takes, on the ports that the proxy names', () => {
  const shipped = parseEnv(readShipped('approdo.env'));
  const variables = [...readShipped('kubernetes.yaml').matchAll(/\{ name: ([A-Z_]+), value: "?([^" }]+)"? \}/g)];
  const pod = Object.fromEntries(variables.map(([, name = '', value]) => [name, value]));
  expect(readConfig({ ...shipped, ...pod })).toMatchObject({ host: '0.0.0.0', port: 3000, dataDir: '/scratch' });
  const ports = [...readShipped('compose.yml').matchAll(/PORT: "(\d+)"/g)].map(([, port]) => port);
  const upstreams = readShipped('nginx.conf').match(/^upstream [^}]+\}/gm) ?? [];
  const named = upstreams.map((one) => [...one.matchAll(/^ +server 127\.0\.0\.1:(\d+)/gm)].map(([, port]) => port));
  expect(named).toEqual([ports, ports]);
});

test('a proxy gives up a page after the process has, and a connection that it keeps before', () => {
  const millisecondsOf = (setting: string, file: string) =>
    [...file.matchAll(new RegExp(`^ +${setting} (\\d+)s;`, 'gm'))].map(([, seconds]) => Number(seconds) * 1000);
  const many = readShipped('nginx.conf');
  const alone = readFileSync(join(deploy, 'nginx.conf'), 'utf8');
  expect(Math.min(...millisecondsOf('proxy_read_timeout', many))).toBeGreaterThan(MAX_RENDER_MS);
  const timeouts = [many, alone].map((file) => millisecondsOf('keepalive_timeout', file));
  expect(timeouts.map(({ length }) => length)).toEqual([2, 1]);
  expect(Math.max(...timeouts.flat())).toBeLessThan(createHttpServer().keepAliveTimeout);
});

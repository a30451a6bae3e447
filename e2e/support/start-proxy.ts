import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { ensureProgram } from './ensure-program.ts';

const deploy = new URL('../../docs/guides/deploy/', import.meta.url);

/** The placeholder for the property's domain in the shipped files. */
const NAME = /www\.la-tua-casa\.it/g;

const ACCESS_LOG = 'access.log';
const ERROR_LOG = 'error.log';

/** `many` is nginx in front of several processes. */
export type ProxyKind = 'nginx' | 'caddy' | 'many';

/** The sites' ports, in the order of the shipped file. */
export type Ports = { readonly https: number; readonly http: number; readonly sites: readonly number[] };

export type RunningProxy = {
  /** The file of the certificate, which is its own authority. */
  readonly certificate: string;
  /** The requests that nginx has logged so far: all that the shipped file does not exclude. */
  readonly readAccessLog: () => string;
  readonly stop: () => Promise<void>;
};

/** Starts the guides' configuration on this machine's ports and certificate, in front of what listens on `site`. */
export async function startProxy(kind: ProxyKind, ports: Ports): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), `approdo-${kind}-`));
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  makeCertificate(certificate, key);
  const start = { nginx: startNginx('nginx.conf'), many: startNginx('many/nginx.conf'), caddy: startCaddy }[kind];
  const child = start({ folder, certificate, key, ports });
  await waitForPort(child, ports.https);
  return {
    certificate,
    readAccessLog: () => readFileSync(join(folder, ACCESS_LOG), 'utf8'),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Setting = {
  readonly folder: string;
  readonly certificate: string;
  readonly key: string;
  readonly ports: Ports;
};

const startNginx =
  (shipped: string) =>
  (setting: Setting): ChildProcess => {
    const { folder, certificate, key, ports } = setting;
    const program = ensureProgram({ name: 'nginx', from: 'nginx', at: 'usr/sbin/nginx' });
    const site = readShipped(shipped)
      .replace(NAME, 'localhost')
      .replace(/^\s*listen \[::\].*$/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
      .replace('listen 443 ', `listen 127.0.0.1:${ports.https} `)
      .replaceAll(/127\.0\.0\.1:300(\d)/g, (_, number) => `127.0.0.1:${portOf(ports, number)}`)
      .replace('/var/cache/nginx', folder)
      .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
    const asRoot = process.getuid?.() === 0 ? 'user root;' : '';
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    );
    const errors = join(folder, ERROR_LOG);
    const whole = `${asRoot}
daemon off;
pid ${join(folder, 'nginx.pid')};
error_log ${errors} warn;
events {}
http {
  access_log ${join(folder, ACCESS_LOG)};
  ${temporary.join('\n  ')}
  ${site}
}
`;
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, whole);
    return spawn(program, ['-c', file, '-p', folder, '-e', errors], { stdio: ['ignore', 'inherit', 'inherit'] });
  };

/** A shipped file uses 3000 for one process, and counts from 3001 for several. */
function portOf({ sites }: Ports, number: string): number {
  return sites[Math.max(0, Number(number) - 1)] ?? 0;
}

function startCaddy({ folder, certificate, key, ports }: Setting): ChildProcess {
  const program = ensureProgram({ name: 'caddy', from: 'caddy', at: 'usr/bin/caddy' });
  const site = readShipped('Caddyfile')
    .replace(NAME, 'localhost')
    .replace('localhost {', `localhost {\n\ttls ${certificate} ${key}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${portOf(ports, '0')}`);
  // What a test machine needs instead: other ports, no logs, no admin endpoint.
  const machine = `{
	admin off
	http_port ${ports.http}
	https_port ${ports.https}
	default_bind 127.0.0.1
	skip_install_trust
	log {
		level ERROR
	}
}
`;
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `${machine}${site}`);
  const home = join(folder, 'home');
  mkdirSync(home);
  const env = { PATH: process.env.PATH, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const words = ['run', '--config', file, '--adapter', 'caddyfile'];
  return spawn(program, words, { stdio: ['ignore', 'inherit', 'inherit'], env });
}

function readShipped(name: string): string {
  return readFileSync(new URL(name, deploy), 'utf8');
}

function makeCertificate(certificate: string, key: string): void {
  const program = ensureProgram({ name: 'openssl', from: 'openssl', at: 'usr/bin/openssl' });
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync(program, [...words, ...names, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
}

async function waitForPort(child: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error('the proxy ended at once: its words are above');
    if (Date.now() > deadline) throw new Error('the proxy does not listen');
    await after(50);
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Ports that were free a moment ago. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  await Promise.all(servers.map((server) => once(server.listen(0, '127.0.0.1'), 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

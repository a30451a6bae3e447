import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a Debian package if apt is available; otherwise does nothing. */
export function installFromDebian(name: string): void {
  if (!existsSync('/usr/bin/apt-get')) return;
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync('apt-get', ['update', '-q'], options);
  execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], options);
}

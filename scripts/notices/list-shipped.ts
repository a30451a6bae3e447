import { type Lock, pruneLock } from '../release/prune-lock.ts';

export type ShippedPackage = {
  readonly name: string;
  readonly version: string;
  /** As the lock file has it, an SPDX expression as a rule; undefined where it says nothing. */
  readonly license: string | undefined;
  /** Left out where it is for another system. */
  readonly isOptional: boolean;
};

const ROOMS = ['shared', 'server', 'web', 'desktop'];

/** Put into the app's bundle, though the room installs it to build with; what else it bundles the other rooms have. */
const BUNDLED = { 'electron-updater': '*' };

/**
 * The packages of others that releases, installers and images have in them: all that the lock file has for production, those
 * for other systems among them, and what is bundled. Each version once, by name.
 */
export function listShipped(lock: Lock): readonly ShippedPackage[] {
  const bundled = pruneLock(lock, { root: { devDependencies: BUNDLED }, rooms: ROOMS }).packages;
  const shipped = Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([path, { dev, devOptional }]) => (!dev && !devOptional) || path in bundled)
    .map(([path, { version, license, optional }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: version ?? '',
      license: typeof license === 'string' ? license : undefined,
      isOptional: optional === true,
    }));
  const once = new Map(shipped.map((one) => [`${one.name}@${one.version}`, one]));
  return [...once.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

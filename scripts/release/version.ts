const SHAPE = /^(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/;

/** Throws unless `next` is a version later than `present`. */
export function requireNewer(present: string, next: string): void {
  const [from, to] = [partsOf(present), partsOf(next)];
  const place = to.findIndex((part, index) => part !== from[index]);
  if (place < 0 || (to[place] ?? 0) < (from[place] ?? 0)) throw new Error(`${next} is no version after ${present}`);
}

function partsOf(version: string): number[] {
  const parts = SHAPE.exec(version);
  if (!parts) throw new Error(`${version} is no version: write 1.2.3`);
  return parts.slice(1).map(Number);
}

type Package = { version?: string };
type Lock = Package & { packages: Record<string, Package & { link?: boolean }> };

/** The text of a package.json with another version. */
export function withVersion(packageJson: string, version: string): string {
  return write({ ...(JSON.parse(packageJson) as Package), version });
}

/** The lock file with another version, in each workspace, too. */
export function lockWithVersion(lockFile: string, version: string): string {
  const lock: Lock = JSON.parse(lockFile);
  lock.version = version;
  for (const [path, entry] of Object.entries(lock.packages))
    if (!path.includes('node_modules') && entry.version !== undefined) entry.version = version;
  return write(lock);
}

function write(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

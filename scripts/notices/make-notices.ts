import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fetchPackage } from '../fetch-package.ts';
import { type Lock, pruneLock } from '../prune-lock.ts';

const TOOL = { name: 'license-checker-rseidelsohn', version: '5.0.1' };

/** Licence files beside the one that the tool names: some packages have several, and notices under other names. */
const OF_A_LICENCE = /^(?:licen[cs]es?|copying|notices?|third[-_]?party\w*|copyright\w*)(?:[-._].*)?$/i;

const ROOMS = ['shared', 'server', 'web', 'desktop'];

/** A dev dependency that is bundled into the app; the other bundled packages are dependencies elsewhere. */
const BUNDLED = { 'electron-updater': '*' };

const HEAD = `THIRD-PARTY SOFTWARE IN APPRODO

Approdo contains, or installs beside it, the packages listed here, each under its own licence. Below the list stand their
texts and notices, each once, with the packages that it is of.

libvips, and the libraries that its packages (@img/sharp-libvips-*, @img/sharp-win32-*, @img/sharp-wasm32) list, are used under
the LGPL, version 3 or later: they lie as files of their own beside the program, and may be replaced by other builds of them.
The sources of a package are at the address beside its name. Nothing in them was changed, but that some are bundled, and files
that nothing here reads are left out.
`;

const LINE = '-'.repeat(100);

/** The package with SPDX's licence texts. */
const TEXTS = { name: 'spdx-license-list', version: '6.12.0' };

/** The name of the notices file. */
export const NOTICES = 'THIRD-PARTY-NOTICES.txt';

/** The licences and notices of shipped packages, from the lock file and the packages installed in that folder. */
export function makeNotices(root: string): string {
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return composeNotices(listShipped(lock), { licences: readLicences(root), standardText: openStandardTexts() });
}

/** Finds a licence's text by its SPDX identifier, such as `LGPL-3.0-or-later`; undefined if SPDX has none. */
function openStandardTexts(): (id: string) => string | undefined {
  const folder = join(fetchPackage(TEXTS), 'licenses');
  return (id) => {
    const file = join(folder, `${id}.json`);
    if (!/^[\w.-]+$/.test(id) || !existsSync(file)) return undefined;
    const { licenseText }: { readonly licenseText: string } = JSON.parse(readFileSync(file, 'utf8'));
    return licenseText;
  };
}

type Sources = {
  /** By `name@version`; packages for other systems are not installed and so missing. */
  readonly licences: ReadonlyMap<string, Licence>;
  readonly standardText: (id: string) => string | undefined;
};

/** Composes the notices of all shipped packages. Throws if one is not installed but should be, or has no licence. */
export function composeNotices(shipped: readonly ShippedPackage[], sources: Sources): string {
  const described = shipped.map((one) => ({ ...one, ...describeLicence(one, sources) }));
  const list = described.map(({ name, version, licence, address }) =>
    [`${name} ${version}`, licence, address].filter((part) => part !== undefined).join(' · '),
  );
  const byText = new Map<string, { readonly text: string; readonly names: Set<string> }>();
  for (const { name, texts } of described) {
    for (const text of texts) {
      const same = text.replaceAll(/\s+/g, ' ').trim();
      const known = byText.get(same) ?? { text, names: new Set() };
      byText.set(same, known);
      known.names.add(name);
    }
  }
  const texts = [...byText.values()].map(({ text, names }) =>
    [LINE, [...names].join(', '), LINE, '', text.replaceAll('\r\n', '\n').trim(), ''].join('\n'),
  );
  return [HEAD, ...list, '', ...texts].join('\n');
}

/** A package's licence with its texts: its own files if installed, else SPDX's texts. */
function describeLicence({ name, version, license, isOptional }: ShippedPackage, { licences, standardText }: Sources) {
  const found = licences.get(`${name}@${version}`);
  if (!found && !isOptional) throw new Error(`${name} ${version} is not installed: npm install`);
  const licence = license ?? found?.name;
  if (licence === undefined || licence === '') throw new Error(`${name} ${version} names no licence`);
  const standard = found?.hasText ? [] : idsIn(licence).flatMap((id) => standardText(id) ?? []);
  const texts = [...(found?.texts ?? []), ...standard];
  if (texts.length === 0) throw new Error(`${name} ${version}: no text of ${licence} is known`);
  return { licence, address: found?.repository, texts };
}

function idsIn(expression: string): readonly string[] {
  return (expression.match(/[\w.-]+/g) ?? []).filter((word) => !['AND', 'OR', 'WITH'].includes(word));
}

export type ShippedPackage = {
  readonly name: string;
  readonly version: string;
  /** From the lock file, usually an SPDX expression; undefined if it has none. */
  readonly license: string | undefined;
  /** Whether it may be missing, as it is for another system. */
  readonly isOptional: boolean;
};

/**
 * The third-party packages in releases, installers and images: all production packages of the lock file, including
 * those for other systems, and what is bundled. Each version once, sorted by name.
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

/** The licence of an installed package. */
type Licence = {
  /** From package.json, or recognized from the text. */
  readonly name: string;
  readonly repository: string | undefined;
  /** Licence and notice texts; the read-me if there are none. */
  readonly texts: readonly string[];
  /** Whether there is more than a read-me. */
  readonly hasText: boolean;
};

type Found = {
  readonly path: string;
  readonly licenses?: string | readonly string[];
  readonly repository?: string;
  readonly licenseFile?: string;
  readonly noticeFile?: string;
};

/** The licences of all installed packages, by `name@version`. */
function readLicences(root: string): ReadonlyMap<string, Licence> {
  const tool = join(fetchPackage(TOOL), 'bin', `${TOOL.name}.js`);
  const { status, stdout } = spawnSync(process.execPath, [tool, '--start', root, '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 2 ** 20,
  });
  if (status !== 0) throw new Error(`${TOOL.name} failed`);
  const found: Readonly<Record<string, Found>> = JSON.parse(stdout);
  return new Map(Object.entries(found).map(([id, one]) => [id, licenceOf(one)]));
}

function licenceOf({ path, licenses = '', repository, licenseFile, noticeFile }: Found): Licence {
  const own = readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && OF_A_LICENCE.test(entry.name))
    .map(({ name }) => join(path, name));
  const named = [licenseFile, noticeFile].filter((file) => file !== undefined && dirname(file) === path);
  const files = [...new Set([...named, ...own])].filter((file) => file !== undefined);
  return {
    name: typeof licenses === 'string' ? licenses : licenses.join(' OR '),
    repository,
    texts: files.map((file) => readFileSync(file, 'utf8')),
    hasText: files.some((file) => !/^readme/i.test(basename(file))),
  };
}

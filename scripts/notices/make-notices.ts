import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fetchPackage } from '../fetch-package.ts';
import { type Lock, pruneLock } from '../prune-lock.ts';

const TOOL = { name: 'license-checker-rseidelsohn', version: '5.0.1' };

/** Beside the one that the tool names: some packages have several licences, and notices under other names. */
const OF_A_LICENCE = /^(?:licen[cs]es?|copying|notices?|third[-_]?party\w*|copyright\w*)(?:[-._].*)?$/i;

const ROOMS = ['shared', 'server', 'web', 'desktop'];

/** Put into the app's bundle, though the room installs it to build with; what else it bundles the other rooms have. */
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

/** The texts of licences as SPDX keeps them. */
const TEXTS = { name: 'spdx-license-list', version: '6.12.0' };

/** What the file is called wherever it goes. */
export const NOTICES = 'THIRD-PARTY-NOTICES.txt';

/** Licences and notices of what the lock file ships, from the packages that are installed in that folder. */
export function makeNotices(root: string): string {
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return composeNotices(listShipped(lock), { licences: readLicences(root), standardText: openStandardTexts() });
}

/** A licence's text by its SPDX identifier, `LGPL-3.0-or-later`; undefined where SPDX has none of that name. */
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
  /** By `name@version`; what is for another system is not installed, and not in it. */
  readonly licences: ReadonlyMap<string, Licence>;
  readonly standardText: (id: string) => string | undefined;
};

/** The notices that go with all that is shipped. Throws where a package should be here and is not, or has no licence. */
export function composeNotices(shipped: readonly ShippedPackage[], sources: Sources): string {
  const told = shipped.map((one) => ({ ...one, ...tell(one, sources) }));
  const list = told.map(({ name, version, licence, address }) =>
    [`${name} ${version}`, licence, address].filter((part) => part !== undefined).join(' · '),
  );
  const byText = new Map<string, { readonly text: string; readonly names: Set<string> }>();
  for (const { name, texts } of told) {
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

/** What a package is under: in its own words where it is here and has any, else in those of SPDX. */
function tell({ name, version, license, isOptional }: ShippedPackage, { licences, standardText }: Sources) {
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
  /** As the lock file has it, an SPDX expression as a rule; undefined where it says nothing. */
  readonly license: string | undefined;
  /** Left out where it is for another system. */
  readonly isOptional: boolean;
};

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

/** What an installed package says of its licence. */
type Licence = {
  /** As it was read from package.json, or told by the text. */
  readonly name: string;
  readonly repository: string | undefined;
  /** The licence, notices and lists of what is in it; a read-me where it has none of these. */
  readonly texts: readonly string[];
  /** Whether a text is the licence's, and not only a read-me. */
  readonly hasText: boolean;
};

type Found = {
  readonly path: string;
  readonly licenses?: string | readonly string[];
  readonly repository?: string;
  readonly licenseFile?: string;
  readonly noticeFile?: string;
};

/** The licences of all that is installed, by `name@version`. */
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

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fetchPackage } from '../fetch-package.ts';

/** What an installed package says of its licence. */
export type Licence = {
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

const TOOL = { name: 'license-checker-rseidelsohn', version: '5.0.1' };

/** Beside the one that the tool names: some packages have several licences, and notices under other names. */
const OF_A_LICENCE = /^(?:licen[cs]es?|copying|notices?|third[-_]?party\w*|copyright\w*)(?:[-._].*)?$/i;

/** The licences of all that is installed, by `name@version`. */
export function readLicences(root: string): ReadonlyMap<string, Licence> {
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

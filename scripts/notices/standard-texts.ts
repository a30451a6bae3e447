import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchPackage } from '../fetch-package.ts';

/** The texts of licences as SPDX keeps them. */
const TEXTS = { name: 'spdx-license-list', version: '6.12.0' };

/** A licence's text by its SPDX identifier, `LGPL-3.0-or-later`; undefined where SPDX has none of that name. */
export function openStandardTexts(): (id: string) => string | undefined {
  const folder = join(fetchPackage(TEXTS), 'licenses');
  return (id) => {
    const file = join(folder, `${id}.json`);
    if (!/^[\w.-]+$/.test(id) || !existsSync(file)) return undefined;
    const { licenseText }: { readonly licenseText: string } = JSON.parse(readFileSync(file, 'utf8'));
    return licenseText;
  };
}

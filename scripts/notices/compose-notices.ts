import type { ShippedPackage } from './list-shipped.ts';
import type { Licence } from './read-licences.ts';

type Sources = {
  /** By `name@version`; what is for another system is not installed, and not in it. */
  readonly licences: ReadonlyMap<string, Licence>;
  readonly standardText: (id: string) => string | undefined;
};

const HEAD = `THIRD-PARTY SOFTWARE IN APPRODO

Approdo contains, or installs beside it, the packages listed here, each under its own licence. Below the list stand their
texts and notices, each once, with the packages that it is of.

libvips, and the libraries that its packages (@img/sharp-libvips-*, @img/sharp-win32-*, @img/sharp-wasm32) list, are used under
the LGPL, version 3 or later: they lie as files of their own beside the program, and may be replaced by other builds of them.
The sources of a package are at the address beside its name. Nothing in them was changed, but that some are bundled, and files
that nothing here reads are left out.
`;

const LINE = '-'.repeat(100);

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

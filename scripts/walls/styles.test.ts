import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The classes of each stylesheet that components name; none if a component looks them up by a variable. */
function readUse(): Map<string, { readonly named: Set<string>; isUsedByVariable: boolean }> {
  const use = new Map<string, { readonly named: Set<string>; isUsedByVariable: boolean }>();
  for (const file of globSync('{web,desktop}/src/**/*.{ts,tsx}', { cwd: root })) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const [, name, path = ''] of source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
      const sheet = relative(root, resolve(root, dirname(file), path));
      const { named, isUsedByVariable } = use.get(sheet) ?? { named: new Set(), isUsedByVariable: false };
      // Not the path of another import, as in './styles.module.css'.
      const uses = source.matchAll(new RegExp(`(?<![./\\w-])${name}(?:\\.(\\w+)|(\\[))`, 'g'));
      let byVariable = isUsedByVariable;
      for (const [, word, bracket] of uses) {
        if (word) named.add(word);
        if (bracket) byVariable = true;
      }
      use.set(sheet, { named, isUsedByVariable: byVariable });
    }
  }
  return use;
}

/** The classes of a stylesheet, without those of libraries (`:global`). */
function readClasses(sheet: string): Set<string> {
  const text = readFileSync(join(root, sheet), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/:global\([^)]*\)/g, '');
  return new Set([...text.matchAll(/\.([a-z][\w-]*)(?=[^;{}]*\{)/gi)].map(([, word = '']) => word));
}

describe('a class of a stylesheet', () => {
  const use = readUse();

  it('is there where a component names it', () => {
    const missing = [...use].flatMap(([sheet, { named }]) => {
      const classes = readClasses(sheet);
      return [...named].filter((word) => !classes.has(word)).map((word) => `${sheet} .${word}`);
    });
    expect(missing).toEqual([]);
  });

  it('is named by a component', () => {
    const unused = [...use].flatMap(([sheet, { named, isUsedByVariable }]) =>
      isUsedByVariable ? [] : [...readClasses(sheet)].filter((word) => !named.has(word)).map((w) => `${sheet} .${w}`),
    );
    expect(unused).toEqual([]);
  });

  it('stands in a stylesheet that a component imports', () => {
    const sheets = globSync('{web,desktop}/src/**/*.module.css', { cwd: root });
    expect(sheets.filter((sheet) => !use.has(sheet))).toEqual([]);
  });
});

describe('a component of the kit', () => {
  it('that the back office uses has its stylesheet, which is loaded by itself', () => {
    const loaded = readFileSync(join(root, 'web/src/admin/shell/admin.css'), 'utf8');
    const used = globSync('{web/src,desktop/src/renderer}/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(
        ([, names = '']) => names.split(',').map((name) => name.trim()),
      ),
    );
    const sheets = [...new Set(used)].map((name) => `@mantine/core/styles/${name}.layer.css`);
    const missing = sheets.filter((sheet) => existsSync(join(root, 'node_modules', sheet)) && !loaded.includes(sheet));
    expect(sheets).toContain('@mantine/core/styles/Button.layer.css');
    expect(missing).toEqual([]);
  });

  it('has the last word over the same ones as in the kit, whose order its stylesheets have', () => {
    const loaded = readFileSync(join(root, 'web/src/admin/shell/admin.css'), 'utf8');
    const kit = readFileSync(join(root, 'node_modules/@mantine/core/styles.layer.css'), 'utf8');
    const sheets = [...loaded.matchAll(/@import "(@mantine\/core\/styles\/[\w-]+\.layer\.css)"/g)];
    const places = sheets.flatMap(([, sheet = '']) => {
      const [own] = /\.m_[0-9a-f]+/.exec(readFileSync(join(root, 'node_modules', sheet), 'utf8')) ?? [];
      return own ? [kit.indexOf(own)] : [];
    });
    expect(places.length).toBeGreaterThan(20);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});

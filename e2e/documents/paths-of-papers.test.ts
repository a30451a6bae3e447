import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const list = (patterns: string[]) => globSync(patterns, { cwd: root });

/** Papers that say where things are now. ADRs, CHANGELOG and bench tell of the day they were written. */
const papers = list([
  '{README,SECURITY}.md',
  'docs/{CONTRIBUTING,architecture,data-dir,folders,glossary,reliability}.md',
  'docs/{security,travels}/*.md',
]);

/** Folders that are built, fetched or filled: nobody has them in a fresh clone. */
const MADE = new Set(['.git', ...(read('.gitignore').match(/[\w-]+(?=\/$)/gm) ?? [])]);
const isMade = (path: string) => path.split('/').some((part) => MADE.has(part));

const tree = globSync(['**/*', '.*'], { cwd: root, exclude: isMade });

/** The words between quotes in the code: what it calls files of a DATA_DIR, and headers. */
const quoted = new Set(
  tree
    .filter((file) => /^(?:server|desktop)\/src\/.*(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => read(file).match(/(?<=')[a-z][\w.-]*(?=')/g) ?? []),
);

test('what a paper names between backticks is there', () => {
  const named = papers.flatMap((paper) => namesIn(read(paper)).map((name) => ({ paper, name })));
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(({ name }) => !isThere(name)).map(({ paper, name }) => `${paper}: ${name}`)).toEqual([]);
});

test('each file that a paper links to is there', () => {
  const links = list(['*.md', 'docs/**/*.md']).flatMap((paper) =>
    linksIn(read(paper)).map((link) => ({ paper, path: join(dirname(paper), link) })),
  );
  expect(links.length).toBeGreaterThan(150);
  expect(links.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
});

test.each([
  'server/src/http/calls',
  'server/src/http/calls/access',
  'http/calls/access.test.ts',
  'web/src/admin/<district>/<screen>',
  'catalogues/{language}/{district}',
  'letters/texts/{it,en}',
  'x.routes.ts',
  'domain/**/guide.ts',
  '.nvmrc',
  '.outside.test.ts',
  'jwt-secret',
  'DATA_DIR/generations/<name>/',
  'server/dist',
])('%s is there', (name) => {
  expect(isThere(name)).toBe(true);
});

test.each([
  'server/src/http/call',
  'http/calls/acces.test.ts',
  'letters/texts/{it,xx}',
  'x.route.ts',
  'jwt-secrets',
  'server/jwt-secret',
])('%s is not there', (name) => {
  expect(isThere(name)).toBe(false);
});

test('paths, files and names with a hyphen are looked for; commands, addresses and words of code are not', () => {
  const paper = '`a/b` `c.ts` `d-e` `npm run f` `/api/g` `https://h/i` `@j/k` `listStays` `stay` `register_keys` `L_M`';
  expect(namesIn(paper)).toEqual(['a/b', 'c.ts', 'd-e']);
});

test('a link within a paper or to another site is no file', () => {
  expect(linksIn('[a](b.md#c) [d](#e) [f](https://g.example/h.md) <img src="i.jpg">')).toEqual(['b.md', 'i.jpg']);
});

/** What is between backticks and is a path, a file or a name with a hyphen, without those that begin with a mark. */
function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/`([\w.{<*][\w.{}<>*,/-]*)`/g)]
    .map(([, name = '']) => name)
    .filter(
      (name) => name.includes('/') || /\.(?:tsx?|c?js|css|json|md|ya?ml|grit)$|^[a-z\d]+(?:-[a-z\d]+)+$/.test(name),
    );
}

function linksIn(text: string): readonly string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)]
    .map(([, link, picture]) => (link ?? picture ?? '').replace(/#.*/, ''))
    .filter((path) => path !== '' && !/^[a-z]+:/.test(path));
}

/** `a/{b,c}` is two paths, and each has to be there; one that is a single word may also be a file of a DATA_DIR. */
function isThere(name: string): boolean {
  const [, before = '', choices, after = ''] = /^(.*?)\{([^{}]*,[^{}]*)\}(.*)$/.exec(name) ?? [];
  if (choices) return choices.split(',').every((choice) => isThere(before + choice + after));
  if (isMade(name)) return true;
  const end = endOf(name);
  const [stem = '', ...further] = name
    .replace(/^DATA_DIR\//, '')
    .replace(/(?:\/<\w+>)?\/?$/, '')
    .split('/');
  return tree.some((path) => end.test(path)) || (further.length === 0 && quoted.has(stem));
}

/** How a path ends that a paper names: `<district>`, `{language}` and `x` are any name, and what a file ends with may be left out. */
function endOf(name: string): RegExp {
  const parts = name
    .replace(/\/$/, '')
    .replace(/<\w+>|\{\w+\}/g, '*')
    .replace(/(?<=^|\/)x(?=[./]|$)/g, '*');
  const pattern = parts.replaceAll('.', '\\.').replace(/\*+/g, (stars) => (stars === '*' ? '[^/]+' : '.+'));
  return new RegExp(`${name.startsWith('.') ? '' : '(?:^|/)'}${pattern}(?:\\.[\\w.-]+)?$`);
}

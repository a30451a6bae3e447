import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The names of passed parts, by the git tree that they ran on. */
type Passed = Readonly<Record<string, readonly string[]>>;

/** How many of the latest trees are remembered. */
const MAX_TREES = 20;

/** Records which parts of `npm run test:all` have passed for which tree, in a file inside the git directory. */
export function openPassedParts(root: string) {
  const git = (...words: readonly string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const file = join(root, git('rev-parse', '--git-path', 'approdo/passed-parts.json'));
  const read = (): Passed => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

  return {
    /** The tree of the last commit; undefined if there are uncommitted changes. */
    committedTree: () => (git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD^{tree}') : undefined),

    of: (tree: string): readonly string[] => read()[tree] ?? [],

    add(tree: string, part: string): void {
      const { [tree]: before = [], ...others } = read();
      const retained = [...Object.entries(others), [tree, [...new Set([...before, part])]] as const].slice(-MAX_TREES);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(Object.fromEntries(retained), null, 2)}\n`);
    },
  };
}

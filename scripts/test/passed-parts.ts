import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Names of the parts that have passed, by the tree of the commit that they were run on. */
type Passed = Readonly<Record<string, readonly string[]>>;

/** Trees that are remembered: the last ones that anything was run on. */
const MOST = 20;

/** Which parts of `npm run test:all` have passed for which content of the checkout; kept beside its git, in no commit. */
export function openPassedParts(root: string) {
  const git = (...words: readonly string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const file = join(root, git('rev-parse', '--git-path', 'approdo/passed-parts.json'));
  const read = (): Passed => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

  return {
    /** What stands in the last commit, where nothing has been changed since; else undefined. */
    committedTree: () => (git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD^{tree}') : undefined),

    of: (tree: string): readonly string[] => read()[tree] ?? [],

    add(tree: string, part: string): void {
      const { [tree]: before = [], ...others } = read();
      const kept = [...Object.entries(others), [tree, [...new Set([...before, part])]] as const].slice(-MOST);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
    },
  };
}

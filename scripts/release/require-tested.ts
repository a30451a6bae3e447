import { PARTS } from '../test/all.ts';
import { openPassedParts } from '../test/passed-parts.ts';

/** Throws unless all parts of `npm run test:all` have passed for the current commit, and names the missing ones. */
export function requireTested(root: string): void {
  const parts = openPassedParts(root);
  const tree = parts.committedTree();
  const passed = tree ? parts.of(tree) : [];
  const missing = PARTS.filter((part) => !passed.includes(part));
  if (missing.length === 0) return;
  throw new Error(`npm run test:all has not passed for this commit; missing: ${missing.join(', ')}`);
}

import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { readTyped, TypedBefore } from './typed-before.ts';

/** Brings the server's HTML of an island to life, in one go, and hands it what was typed there until now. */
export function hydrateIsland<Props extends object>(island: HTMLElement, Component: ComponentType<Props>): void {
  const [root, json] = island.children;
  if (!root) throw new Error(`An island without a root: ${island.dataset.island}`);
  const props: Props = JSON.parse(json?.textContent ?? '{}');
  const typed = readTyped(root);
  flushSync(() => {
    hydrateRoot(
      root,
      <TypedBefore value={typed}>
        <Component {...props} />
      </TypedBefore>,
      { identifierPrefix: `${island.dataset.island}-` },
    );
  });
}

import '../../ui/older-browsers.ts';

import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { readTyped, TypedBefore } from '../forms/typed-before.ts';
import { type IslandTexts, TextsContext } from '../texts/use-texts.ts';

type Island<Props> = { readonly Component: ComponentType<Props>; readonly texts: IslandTexts };

/** Hydrates the server's HTML of an island in one go, and passes on what was typed there until now. */
export function hydrateIsland<Props extends object>(island: HTMLElement, { Component, texts }: Island<Props>): void {
  const [root, json] = island.children;
  if (!root) throw new Error(`An island without a root: ${island.dataset.island}`);
  const props: Props = JSON.parse(json?.textContent ?? '{}');
  const typed = readTyped(root);
  flushSync(() => {
    hydrateRoot(
      root,
      <TextsContext value={texts}>
        <TypedBefore value={typed}>
          <Component {...props} />
        </TypedBefore>
      </TextsContext>,
      { identifierPrefix: `${island.dataset.island}-` },
    );
  });
}

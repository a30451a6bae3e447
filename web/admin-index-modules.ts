import type { Plugin } from 'vite';

/**
 * Marks the index files of the back office as free of side effects: a screen that imports one part of a folder does not
 * load the other parts or their stylesheets.
 */
export function adminIndexModules(): Plugin {
  return {
    name: 'approdo:admin-doors',
    transform: {
      filter: { id: /\/src\/admin\/[^/]+\/[^/]+\/index\.ts$/ },
      handler: (code) => ({ code, moduleSideEffects: false, map: null }),
    },
  };
}

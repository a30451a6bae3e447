import type { Plugin } from 'vite';

/**
 * The door of a folder of the back office passes on, and does nothing: a screen that asks it for one part is not given the
 * parts, and their stylesheets, that other screens ask it for.
 */
export function adminDoors(): Plugin {
  return {
    name: 'approdo:admin-doors',
    transform: {
      filter: { id: /\/src\/admin\/[^/]+\/[^/]+\/index\.ts$/ },
      handler: (code) => ({ code, moduleSideEffects: false, map: null }),
    },
  };
}

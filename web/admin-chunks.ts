import type { Plugin } from 'vite';

/** Everything the back office needs for its first screen, in one file: a phone pays for each round trip. */
const FIRST_SCREEN = { name: 'first-screen', tags: ['$initial' as const] };

/**
 * The menu, the table of all other screens, and what windows are made of, with all that only these import: fetched as
 * soon as the first screen is drawn. Windows were half of the kit's code there, since they scroll. One hook of the
 * kit's is here so that what stands below the day does not wait for the forms, which have it too.
 */
const MENU_AND_WINDOWS = {
  name: 'menu-and-windows',
  test: /\/@mantine\/core\/esm\/components\/(?:Drawer|Modal)\/|\/use-resolved-styles-api\.mjs$|\/admin\/kit\/feedback\/(?:confirm-dialog|window)\.tsx$|\/admin\/shell\/(?:navigation|other-screens|phone-maintenance|screens|screens\/[\w-]+)\.tsx?$/,
};

/** Everything that `form-parts.ts` imports, in one file, fetched while the first screen is being read. */
const FORMS = {
  name: 'forms',
  test: /\/node_modules\/zod\/|\/contract\/base\/fields\.ts$|\/admin\/(?:kit\/form\/(?:form-buttons|form-problem|form-window|submit-button|use-form)|operations\/overview\/form-parts)\.tsx?$|\/components\/(?:Input|InputBase|TextInput)\//,
};

/** What stands below the day, with all that only this imports: one file, fetched once the day can be pressed. */
const REST = { name: 'rest', test: /\/admin\/operations\/overview\/rest\.tsx$/ };

/** What the text editor is made of, alone: whatever small part shared its file would bring it to other screens. */
const TEXT_EDITOR = {
  name: 'text-editor',
  test: /\/node_modules\/(?:@tiptap|prosemirror-[a-z]+)\/|\/admin\/content\/rich-text\/document\//,
};

/** The rules of such a text, which forms parse by, too. */
const RULES_OF_TEXT = { name: 'rules-of-text', test: /\/shared\/src\/rich-text\// };

/**
 * Code shared by several other screens is grouped by the screens that share it. In bytes of source: small enough that
 * no screen loads much that it does not need, and that no parts are joined which need each other's (`refuseCircles`).
 */
const SHARED_BY_SCREENS = {
  name: 'shared-by-screens',
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 2_000,
};

/** The files that the back office is built into, in a browser and in the desktop app. */
export const ADMIN_FILES = {
  codeSplitting: {
    groups: [FIRST_SCREEN, MENU_AND_WINDOWS, FORMS, REST, RULES_OF_TEXT, TEXT_EDITOR, SHARED_BY_SCREENS],
  },
  chunkFileNames: nameChunk,
};

/** A shared chunk would otherwise be named after every screen that shares it. */
function nameChunk({ name }: { readonly name: string }): string {
  return name.startsWith(SHARED_BY_SCREENS.name) ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js';
}

/**
 * Parts that are joined for their size may need each other's: files that import one another in a circle, of which one
 * then runs before what it uses is there.
 */
export function refuseCircles(): Plugin {
  return {
    name: 'approdo:refuse-circles',
    generateBundle(_, files) {
      const imports = Object.entries(files).flatMap(([name, file]): [string, readonly string[]][] =>
        file.type === 'chunk' ? [[name, file.imports]] : [],
      );
      const circular = listCircular(new Map(imports));
      if (circular.length > 0) this.error(`Files of the back office need each other: ${circular.join(', ')}`);
    },
  };
}

/** What remains once everything that needs nothing of the rest is taken away, again and again. */
export function listCircular(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const left = new Map(imports);
  for (let count = Number.POSITIVE_INFINITY; left.size < count; ) {
    count = left.size;
    for (const [name, needed] of left) if (!needed.some((other) => left.has(other))) left.delete(name);
  }
  return [...left.keys()];
}

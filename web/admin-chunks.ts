/** Everything the back office needs for its first screen, in one file: a phone pays for each round trip. */
const FIRST_SCREEN = { name: 'first-screen', tags: ['$initial' as const] };

/**
 * The menu, the table of all other screens, and what windows are made of, with all that only these import: fetched as
 * soon as the first screen is drawn. Windows were half of the kit's code there, since they scroll.
 */
const MENU_AND_WINDOWS = {
  name: 'menu-and-windows',
  test: /\/@mantine\/core\/esm\/components\/(?:Drawer|Modal)\/|\/admin\/kit\/feedback\/(?:confirm-dialog|window)\.tsx$|\/admin\/shell\/(?:navigation|other-screens|phone-maintenance|screens|screens\/[\w-]+)\.tsx?$/,
};

/** Everything that `form-parts.ts` imports, in one file, fetched while the first screen is being read. */
const FORMS = {
  name: 'forms',
  test: /\/node_modules\/zod\/|\/contract\/base\/fields\.ts$|\/admin\/(?:kit\/form\/(?:form-buttons|form-problem|form-window|submit-button|use-form)|operations\/overview\/form-parts)\.tsx?$|\/components\/(?:Input|InputBase|TextInput)\//,
};

/**
 * Code shared by several other screens is grouped by the screens that share it. In bytes of source: small enough that
 * no part shares a file with the text editor, which every screen that needs that part would then load.
 */
const SHARED_BY_SCREENS = {
  name: 'shared-by-screens',
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 4_500,
};

/** The files that the back office is built into, in a browser and in the desktop app. */
export const ADMIN_FILES = {
  codeSplitting: { groups: [FIRST_SCREEN, MENU_AND_WINDOWS, FORMS, SHARED_BY_SCREENS] },
  chunkFileNames: nameChunk,
};

/** A shared chunk would otherwise be named after every screen that shares it. */
function nameChunk({ name }: { readonly name: string }): string {
  return name.startsWith(SHARED_BY_SCREENS.name) ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js';
}

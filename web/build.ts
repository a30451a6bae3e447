import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { DEFAULT_LOOK } from '@approdo/shared/domain/content/look/look';
import { build, type InlineConfig, type Manifest, type ManifestChunk, mergeConfig, type Plugin } from 'vite';
import { ADMIN_FILES, refuseCircles } from './admin-chunks.ts';
import { ADMIN_FRAME } from './admin-frame.ts';
import { adminIndexModules } from './admin-index-modules.ts';
import { splitContractModules } from './split-contract-modules.ts';
import { addressTexts, fontsOf, type SiteAssets, TEXT_SOURCES } from './src/site/page/site-assets.ts';
import { divideStylesheet } from './style-parts.ts';

export const packageFolder = fileURLToPath(new URL('.', import.meta.url));
const dist = join(packageFolder, 'dist');
const client = join(dist, 'client');

export const SITE_SCRIPT = 'src/entry-site.ts';
/** Built for its stylesheet only; no page loads the script it produces. */
export const SITE_STYLES = 'src/entry-site-styles.ts';
export const ADMIN_SCRIPT = 'src/entry-admin.tsx';

/** Builds this package for the server: browser files in dist/client, the page renderer in dist/server. */
export async function buildWeb(): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  await Promise.all([buildSite(), buildAdmin()]);
}

async function buildSite(): Promise<void> {
  const [scripts, styles] = await Promise.all([
    buildForBrowsers([SITE_SCRIPT, ...Object.values(TEXT_SOURCES).flatMap((files) => Object.values(files))], {
      plugins: [leaveStylesheets],
      build: {
        cssCodeSplit: false,
        rolldownOptions: {
          // Pages import what the text files export.
          preserveEntrySignatures: 'allow-extension',
          output: { codeSplitting: { groups: [REACT, ISLAND_PARTS] } },
        },
      },
    }),
    buildForBrowsers([SITE_STYLES], { plugins: [keepStylesheets], build: { cssCodeSplit: false } }),
  ]);
  const manifest = { ...styles, ...scripts };
  await Promise.all([compressAssets(Object.values(manifest)), buildRenderer(siteAssets(manifest))]);
}

async function buildAdmin(): Promise<void> {
  const manifest = await buildForBrowsers([ADMIN_SCRIPT], {
    plugins: [splitContractModules(), adminIndexModules(), refuseCircles()],
    build: { rolldownOptions: { output: ADMIN_FILES } },
  });
  writeFileSync(join(client, 'admin.html'), adminDocument(builtAdmin(manifest)));
  await compressAssets(Object.values(manifest));
}

/** Writes a compressed copy beside each script and stylesheet, made once, for the server to send. */
async function compressAssets(chunks: readonly ManifestChunk[]): Promise<void> {
  const files = chunks.flatMap(({ file, css = [] }) => [file, ...css]);
  const compressible = new Set(files.filter((file) => /\.(?:js|css)$/.test(file)));
  await Promise.all([...compressible].map((file) => compressAsset(join(client, file))));
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressAsset(path: string): Promise<void> {
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await toBrotli(content, { params }));
  await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
}

/** React and what hydrates an island: one file that changes rarely, so browsers cache it for long. */
const REACT = {
  name: 'react',
  includeDependenciesRecursively: false,
  test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/ui\/older-browsers\.ts$|\/site\/(?:islands\/hydrate\.tsx|forms\/typed-before\.ts|texts\/use-texts\.ts)$/,
};

/**
 * What several islands share is also one file. Each further file would cost a page a kilobyte of headers, and add a
 * name to the loader that every page loads, which tells the browser at once what an island needs.
 */
const ISLAND_PARTS = {
  name: 'island-parts',
  // Including dependencies would pull in what the loader needs too, so the loader would load this chunk.
  includeDependenciesRecursively: false,
  minShareCount: 3,
  test: /^(?!.*(?:\/find-storage\.ts|\/preload-helper\.js)$)/,
};

/** Styles come from a separate build: here, each class name would become a file shared by stylesheet and island. */
const leaveStylesheets: Plugin = {
  name: 'leave-stylesheets',
  enforce: 'post',
  generateBundle(_, files) {
    for (const name of Object.keys(files)) if (name.endsWith('.css')) delete files[name];
  },
};

/** Keeps the styles of components that only the server renders: their names are unused here, their rules are not. */
const keepStylesheets: Plugin = {
  name: 'keep-stylesheets',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, moduleSideEffects: 'no-treeshake', map: null }),
  },
};

/** Site and back office are built separately, so that they share neither chunks nor stylesheets. */
async function buildForBrowsers(entries: readonly string[], extra: InlineConfig): Promise<Manifest> {
  const manifestName = `${basename(entries[0] ?? '')}.json`;
  await build(
    mergeConfig(
      {
        configFile: join(packageFolder, 'vite.config.ts'),
        logLevel: 'warn',
        build: {
          outDir: client,
          emptyOutDir: false,
          manifest: manifestName,
          rolldownOptions: { input: entries.map((entry) => join(packageFolder, entry)) },
        },
      } satisfies InlineConfig,
      extra,
    ),
  );
  return takeManifest(join(client, manifestName));
}

/** Reads the manifest and removes it from what browsers can request. */
function takeManifest(path: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  rmSync(path);
  return manifest;
}

function siteAssets(manifest: Manifest): SiteAssets {
  const files = Object.values(manifest);
  const stylesheet = urlOf(files.find((file) => file.file.endsWith('.css'))?.file);
  return {
    script: urlOf(manifest[SITE_SCRIPT]?.file),
    stylesheet,
    styles: divideStylesheet(readFileSync(join(client, stylesheet), 'utf8')),
    fonts: listFonts(files),
    ...addressTexts((source) => urlOf(manifest[source]?.file)),
  };
}

function listFonts(files: readonly ManifestChunk[]): string[] {
  const named = files.flatMap(({ assets = [] }) => assets).filter((file) => file.endsWith('.woff2'));
  return [...new Set(named)].map(urlOf);
}

function urlOf(file: string | undefined): string {
  if (!file) throw new Error('The build has no script or no stylesheet of the site');
  return `/${file}`;
}

async function buildRenderer(assets: SiteAssets): Promise<void> {
  await build({
    configFile: join(packageFolder, 'vite.config.ts'),
    logLevel: 'warn',
    define: { __SITE_ASSETS__: JSON.stringify(assets), 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true, target: 'node' },
    build: {
      outDir: join(dist, 'server'),
      ssr: join(packageFolder, 'src/entry-server.tsx'),
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'entry-server.js', codeSplitting: false } },
    },
  });
}

type AdminParts = {
  readonly script: string;
  readonly links: readonly string[];
  /** What stands there until the script draws. */
  readonly frame?: string;
};

function builtAdmin(manifest: Manifest): AdminParts {
  const files = Object.values(manifest);
  const entry = files.find((file) => file.isEntry);
  if (!entry) throw new Error('The build has no script of the back office');
  // A screen may show other pairs; its window has this one.
  const fonts = fontsOf(DEFAULT_LOOK.type, listFonts(files));
  const links = [
    ...(entry.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`),
    ...(entry.imports ?? []).map((name) => `<link rel="modulepreload" href="/${manifest[name]?.file}">`),
  ];
  return { script: `/${entry.file}`, links };
}

/** The HTML document of the back office, with its script and the files that script needs. */
export function adminDocument({ script, links, frame = ADMIN_FRAME }: AdminParts): string {
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#0d3b57">
<link rel="icon" type="image/svg+xml" href="/admin-icon.svg">
<link rel="manifest" href="/admin/manifest.webmanifest">
<link rel="apple-touch-icon" href="/admin-apple-touch-icon.png">
<title>Approdo · Gestione</title>
${links.join('\n')}
<script type="module" src="${script}"></script>
</head>
<body>
<noscript>La gestione ha bisogno di JavaScript.</noscript>
<div id="admin">${frame}</div>
</body>
</html>
`;
}

if (import.meta.filename === argv[1]) await buildWeb();

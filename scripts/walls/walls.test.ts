import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const BIOME = join(root, 'node_modules/@biomejs/biome/bin/biome');

/** A violation of each wall, planted where it would occur. */
const faults: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'shared-imports-no-room': {
    'shared/src/client/a.ts': "import '@approdo/server/app';",
    'shared/src/node/b.ts': "export { Field } from '../../../web/src/ui/field.tsx';",
  },
  'domain-is-pure': {
    'shared/src/domain/a.ts': "import { z } from 'zod';",
    'shared/src/domain/b.ts': "import { say } from '../words/say.ts';",
    'shared/src/domain/stays/b.ts': "import { say } from '../../words/say.ts';",
    'shared/src/domain/law/b.ts': "export { taxRow } from '../../contract/law/tourist-tax.ts';",
    'shared/src/domain/law/register/b.ts': "import { say } from '../../../words/say.ts';",
    'shared/src/domain/law/register/c.ts': "import { labelled } from '../../../words/base/labelled.ts';",
  },
  'server-knows-shared-alone': {
    'server/src/site/a.ts': "await import('../../../web/src/entry-server.tsx');",
  },
  'web-knows-shared-alone': {
    'web/src/admin/a.ts': "import { createApp } from '@approdo/server/app';",
  },
  'desktop-takes-the-admin-door': {
    'desktop/src/main/a.ts': "import { AdminApp } from '../../../web/src/admin/index.ts';",
    'desktop/src/main/b.ts': "import { buildWeb } from '@approdo/web/build';",
  },
  'no-test-in-the-product': {
    'server/src/http/a.ts': "import { aStay } from '../testing/factories.ts';",
    'web/src/site/b.ts': "import { fakeSite } from '../testing/fake-site.ts';",
  },
  'sqlite-stays-in-db': {
    'server/src/adapters/a.ts': "import Sqlite from 'better-sqlite3';",
    'server/src/features/operations/tasks/b.ts': "import pg from 'pg';",
    'server/src/site/d.ts': "const { Pool } = await import('pg');",
  },
  's3-stays-in-file-store': {
    'server/src/adapters/a-bucket.ts': "import { S3Client } from '@aws-sdk/client-s3';",
    'server/src/adapters/backup-store/b.ts': "const sdk = await import('@aws-sdk/client-s3');",
  },
  'pictures-are-decoded-apart': {
    'server/src/adapters/avatars.ts': "const { default: sharp } = await import('sharp');",
    'server/src/features/content/media/c.ts': "import { makeAvatar } from '../../adapters/avatar-work.ts';",
    'server/src/d-header.ts': "import { readHeader } from '@approdo/shared/node/picture';",
    'shared/src/node/c.ts': "export { readHeader } from './picture.ts';",
    'server/src/features/content/look/d.ts': "import { readLogo } from '../../../adapters/logo/read-logo.ts';",
  },
  'express-stays-in-http': {
    'server/src/features/operations/tasks/a.ts': "import { Router } from 'express';",
  },
  'sql-lives-in-repositories': {
    'server/src/features/operations/tasks/tasks.service.ts': "import { sql } from 'kysely';",
    'server/src/features/content/blog/q.ts': "await trx.selectFrom('posts').selectAll().execute();",
    'server/src/site/c.ts': "await options.database\n  .deleteFrom('posts')\n  .execute();",
    'server/src/d.ts': "await needs.trx.updateTable('posts').set({}).execute();",
  },
  'environment-is-read-in-config': {
    'server/src/start/e.ts': 'export const port = process.env.PORT;',
    'server/src/adapters/e.ts': "import { env } from 'node:process';",
    'server/src/adapters/f.ts': "import { argv, env as variables } from 'process';",
    'server/src/app/e.ts': 'export const { PORT } = process.env;',
    'desktop/src/main/windows/e.ts': "export const theme = process.env['GTK_THEME'];",
    'scripts/doctor/e.ts': 'export const all = { ...process.env };',
  },
  'rules-know-no-clock': {
    'shared/src/domain/c.ts': 'export const now = Date.now();',
    'shared/src/domain/d.ts': 'export const now = () => new Date();',
    'shared/src/domain/e.ts': 'export const clock = { now: Date.now };',
    'shared/src/contract/c.ts': 'export const chance = Math.random();',
    'shared/src/contract/d.ts': 'export const id = crypto.randomUUID();',
    'shared/src/words/c.ts': 'export const since = globalThis.performance.now();',
    'shared/src/words/d.ts': 'export const since = performance.now();',
    'server/src/features/operations/tasks/c.service.ts': 'export const now = Date.now();',
    'server/src/features/operations/tasks/d.service.ts': 'export const now = () => new Date();',
    'server/src/features/operations/tasks/inner/e.ts': 'export const since = performance.now();',
    'server/src/features/operations/tasks/f.ts': 'export const chance = Math.random();',
    'server/src/features/operations/tasks/g.ts': 'export const id = crypto.randomUUID();',
  },
  'features-know-no-node': {
    'server/src/features/operations/tasks/h.ts': "import { randomUUID } from 'node:crypto';",
    'server/src/features/operations/tasks/h.routes.ts': "import type { IncomingMessage } from 'node:http';",
    'server/src/features/operations/tasks/inner/h.ts': "const { readFile } = await import('node:fs/promises');",
    'server/src/features/operations/tasks/i.ts': "import { setTimeout } from 'timers/promises';",
    'server/src/features/operations/tasks/k.ts': "import { join } from 'path';",
  },
  'features-fetch-nothing': {
    'server/src/features/operations/tasks/l.ts': "await fetch('https://approdo.example');",
    'server/src/features/operations/tasks/m.ts': "await globalThis.fetch('https://approdo.example');",
    'server/src/features/operations/tasks/n.ts': 'export const ask = { by: fetch };',
  },
  'routes-know-no-repository': {
    'server/src/features/content/blog/a.routes.ts': "import { findPost } from './blog.repository.ts';",
    'server/src/features/content/blog/b.routes.ts': "import type { Post } from './inner/blog.repository.ts';",
  },
  'repositories-know-no-http': {
    'server/src/features/operations/tasks/a.repository.ts': "import { notFound } from '../../http/problems.ts';",
    'server/src/features/operations/tasks/a.records.ts': "import { notFound } from '../../http/problems.ts';",
  },
  'columns-are-parsed-by-shape': {
    'server/src/features/operations/tasks/j.repository.ts':
      'export const read = (row: { told: string }) => JSON.parse(row.told);',
    'server/src/features/operations/tasks/j.table.ts': 'export const read = (rows: string[]) => rows.map(JSON.parse);',
  },
  'slices-talk-through-services': {
    'server/src/features/content/blog/a.ts': "import { x } from '../media/media.repository.ts';",
    'server/src/features/content/blog/b.ts': "import { x } from '../media/media.routes.ts';",
    'server/src/features/content/blog/c.ts': "import { x } from '../stays/bookings.records.ts';",
  },
  'services-are-no-passages': {
    'server/src/features/a/a.service.ts': "export { putPost } from './a.repository.ts';",
    'server/src/features/b/b.service.ts': "export * from './b.repository.ts';",
    'server/src/features/c/c.service.ts': "import { x } from './c.repository.ts';\nexport { x };",
  },
  'site-knows-no-admin': {
    'web/src/site/a.ts': "import { texts } from '../admin/texts/blog.ts';",
    'web/src/ui/a.ts': "import { texts } from '../admin/texts/blog.ts';",
  },
  'admin-knows-no-site': {
    'web/src/admin/b.ts': "import { pages } from '../site/pages.ts';",
    'web/src/ui/b.ts': "import { pages } from '../site/pages.ts';",
  },
  'ui-knows-no-client': {
    'web/src/ui/c.tsx': "import type { Post } from '@approdo/shared/contract/content/blog';",
    'web/src/ui/d.tsx': "import { createClient } from '@approdo/shared/client';",
    'web/src/ui/quote-lines/c.tsx': "const { useQuery } = await import('@tanstack/react-query');",
    'web/src/ui/quote-lines/d.ts': "export { readSession } from '../../session/browser-session.ts';",
    'web/src/ui/e.ts': "import { readSession } from '../session/browser-session.ts';",
  },
  noNodejsModules: {
    'desktop/src/renderer/a.ts': "import { readFileSync } from 'node:fs';",
    'shared/src/contract/a.ts': "import { join } from 'path';",
  },
  'windows-know-no-node': {
    'desktop/src/renderer/b.ts': "import { ipcRenderer } from 'electron';",
    'desktop/src/renderer/c.ts': "import { x } from '../main/windows/window.ts';",
    'web/src/admin/content/uploads/a.ts': "import { x } from '@approdo/shared/node/pictures';",
  },
  'main-knows-no-renderer': {
    'desktop/src/main/c.ts': "import { openPaper } from '../renderer/paper.ts';",
    'desktop/src/main/windows/c.ts': "import type { Paper } from '../../renderer/paper/paper.ts';",
    'desktop/src/main/windows/d.ts': "await import('../../renderer/paper.ts');",
  },
  'texts-stand-in-catalogues': {
    'web/src/site/a.tsx': 'export const a = <nav aria-label="Menu principale" />;',
    'web/src/ui/a.tsx': "export const a = <input placeholder={'Nome'} />;",
    'web/src/site/b.tsx': 'export const b = <img alt={`Foto`} />;',
    'web/src/site/c.tsx': "export const c = (n: number) => <p title={n > 1 ? 'Molti' : 'Uno'} />;",
    'web/src/site/d.tsx': "export const d = (x: object) => <p {...(x && { 'aria-label': 'Foto' })} />;",
  },
  noJsxLiterals: {
    'web/src/site/e.tsx': 'export const e = <p>Vai al contenuto</p>;',
    'web/src/ui/e.tsx': 'export const e = <p>Vai al contenuto</p>;',
  },
  'dates-are-written-by-tables': {
    'web/src/site/f.ts': "export const f = (d: Date) => d.toLocaleDateString('it');",
    'web/src/ui/f.ts': "export const f = (n: number) => new Intl.NumberFormat('it').format(n);",
  },
  'guests-read-whole-euros': {
    'web/src/site/h.ts': 'export const h = (cents: number) => formatEuros(cents);',
    'web/src/ui/h.tsx': 'export const h = (cents: number) => <p>{formatEuros(cents)}</p>;',
  },
  'language-is-no-global': {
    'web/src/site/g.ts': 'export const g = navigator.language;',
    'web/src/ui/g.ts': 'export const g = document.documentElement.lang;',
  },
  noImportCycles: {
    'web/src/admin/one.ts': "import { two } from './two.ts';\nexport const one = () => two;",
    'web/src/admin/two.ts':
      "import type { one } from './one.ts';\nexport const two = (): typeof one | undefined => undefined;",
  },
};

const planted = Object.entries(faults).flatMap(([wall, files]) =>
  Object.keys(files).map((file) => [wall, file] as const),
);

/** Correct code that resembles some violations. */
const sound: Readonly<Record<string, string>> = {
  'server/src/features/operations/tasks/ok.repository.ts':
    "import { sql } from 'kysely';\nawait trx.selectFrom('tasks').select(sql`1`).execute();",
  'server/src/features/operations/tasks/ok.table.ts':
    "import { jsonColumn } from '../../db/json-column.ts';\njsonColumn('channels.token', shape).read(stored);",
  'server/src/features/content/blog/ok.ts':
    "import { listPictures } from '../media/media.service.ts';\nlistPictures();",
  'server/src/features/operations/tasks/ok.service.ts':
    "import { makeId } from '../../adapters/random.ts';\nexport const begin = (at: string) => [makeId(), new Date(at)];",
  'server/src/features/operations/tasks/ok.test.ts':
    "import { randomUUID } from 'node:crypto';\nrandomUUID(await fetch('/', Date.now()));",
  'server/src/adapters/ok.ts': "import { stat } from 'node:fs/promises';\nawait stat(await fetch('/', Date.now()));",
  'desktop/src/main/windows/ok.ts': "import { openRenderer } from './renderer.ts';\nopenRenderer();",
  'server/src/features/stays/stays/index.ts': "export { listStays } from './stays.records.ts';",
  'server/src/features/stays/stays/ok.records.ts': "await trx.selectFrom('bookings').selectAll().execute();",
  'desktop/src/renderer/ok.ts':
    "import { AdminApp } from '@approdo/web/admin';\nimport { x } from '../ipc.ts';\nx(AdminApp);",
  'server/src/adapters/picture-process-main.ts': "import { makeAvatar } from './avatar-work.ts';\nmakeAvatar();",
  'server/src/adapters/logo/draw-logo.ts': "import sharp from 'sharp';\nsharp();",
  'server/src/adapters/moving/read-photos.ts':
    "import { readHeader } from '@approdo/shared/node/picture';\nreadHeader('a');",
  'server/src/starter/make-renditions.ts':
    "import { makeRenditions } from '../adapters/renditions.ts';\nmakeRenditions();",
  'web/src/site/ok.tsx':
    'export const ok = (a: string, b: string) => (\n  <p title={a} aria-labelledby="prezzi">\n    {a} – {b}\n  </p>\n);',
  'web/src/ui/quote-lines/ok.ts':
    "import { sayEuros } from '@approdo/shared/domain/base/money/money';\nimport { x } from '../field.tsx';\nx(sayEuros(1));",
  'web/src/site/ok-picture.tsx': 'export const ok = <img alt="" src="/a.png" />;',
  'shared/src/domain/stays/ok.ts':
    "import { x } from './stay.ts';\nimport { y } from '../base/audit.ts';\nimport { z } from '../base/date/local-date.ts';\nx(y, z);",
  'shared/src/domain/law/regional/ok.ts':
    "import { x } from '../register/guest.ts';\nimport { y } from '../../base/audit.ts';\nimport { z } from '../../base/date/local-date.ts';\nx(y, z);",
  'shared/src/domain/ok-instant.ts':
    'export const instant = (at: number | string) => new Date(at);\nexport const day = (at: string) => Date.parse(at);',
  'server/src/config/ok.ts': 'export const read = (variables = process.env) => variables.PORT;',
  'scripts/ok.ts': 'export const port = process.env.PORT;',
};

const site = mkdtempSync(join(tmpdir(), 'approdo-walls-'));
let found: ReadonlyMap<string, string>;
beforeAll(() => {
  cpSync(join(root, 'scripts/walls'), join(site, 'scripts/walls'), { recursive: true });
  cpSync(join(root, 'biome.json'), join(site, 'biome.json'));
  for (const [file, source] of [...Object.values(faults), sound].flatMap((files) => Object.entries(files))) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), `${source}\n`);
  }
  found = lint();
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

it.each(planted)('%s is caught in %s', (wall, file) => {
  expect(found.get(file)).toMatch(new RegExp(`(?:^plugin: |/)${wall}: `, 'm'));
});

it.each(Object.keys(sound))('nothing is said against %s', (file) => {
  expect(found.get(file)).toBeUndefined();
});

type Report = {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly message: string;
    readonly location: { readonly path: string };
  }[];
};

/** Runs the linter once for all files; returns its diagnostics by file. */
function lint(): Map<string, string> {
  const words = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', '.'];
  const { stdout } = spawnSync(process.execPath, [BIOME, ...words], { cwd: site, encoding: 'utf8' });
  const { diagnostics }: Report = JSON.parse(stdout);
  const walls = diagnostics.filter(
    ({ category }) => category === 'plugin' || /noImportCycles|noJsxLiterals|noNodejsModules/.test(category),
  );
  const byFile = Map.groupBy(walls, ({ location }) => location.path);
  return new Map(
    [...byFile].map(([file, diagnosticsOfFile]) => [
      file,
      diagnosticsOfFile.map(({ category, message }) => `${category}: ${message}`).join('\n'),
    ]),
  );
}

import { basename } from 'node:path';
import { CALLED_PARTS, type CalledRow, type Resource } from '@approdo/shared/contract/base/endpoint';
import type { Plugin } from 'vite';

const MODULE = /\/shared\/src\/contract\/.+\.ts$/;
const ROWS = '?rows';
const SHAPES = '?shapes';

/**
 * Splits each contract module in two for browsers: its rows (how each call is made), and the module itself with the zod
 * schemas that forms parse with. Building the schemas of all calls took a phone a third of the back office's start-up
 * time, and the first screen parses nothing.
 */
export function splitContractModules(): Plugin {
  return {
    name: 'approdo:called-rows',
    load: {
      filter: { id: [MODULE, /\?rows$/] },
      async handler(id) {
        const code = await readForBrowser(id);
        return code === null ? null : { code, moduleSideEffects: false };
      },
    },
  };
}

/** The code served in place of a contract module; null where the module itself is served. */
export async function readForBrowser(id: string): Promise<string | null> {
  const rows = await listRows(id.replace(ROWS, ''));
  if (rows.length === 0) return null;
  return id.endsWith(ROWS) ? writeRows(rows) : divide(basename(id), rows);
}

type Named = readonly [name: string, resource: Resource];

/** Read from the module as it is now, not as it was when a running server first imported it. */
async function listRows(path: string): Promise<Named[]> {
  const exported: Readonly<Record<string, unknown>> = await import(`${path}?at=${Date.now()}`);
  return Object.entries(exported).filter((named): named is [string, Resource] => isResource(named[1]));
}

function isResource(value: unknown): value is Resource {
  if (typeof value !== 'object' || value === null) return false;
  const rows: unknown[] = Object.values(value);
  return rows.length > 0 && rows.every((row) => typeof row === 'object' && row !== null && 'method' in row);
}

/** Explicitly named exports come before what `export *` provides. */
function divide(file: string, rows: readonly Named[]): string {
  const names = rows.map(([name]) => name).join(', ');
  return `export { ${names} } from './${file}${ROWS}';\nexport * from './${file}${SHAPES}';\n`;
}

function writeRows(rows: readonly Named[]): string {
  return rows.map(([name, resource]) => `export const ${name} = ${JSON.stringify(calledOf(resource))};\n`).join('');
}

function calledOf(resource: Resource): Readonly<Record<string, Partial<CalledRow>>> {
  return Object.fromEntries(
    Object.entries(resource).map(([call, row]) => [
      call,
      Object.fromEntries(CALLED_PARTS.flatMap((part) => (part in row ? [[part, row[part]]] : []))),
    ]),
  );
}

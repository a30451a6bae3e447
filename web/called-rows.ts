import { basename } from 'node:path';
import { CALLED_PARTS, type CalledRow, type Resource } from '@approdo/shared/contract/base/endpoint';
import type { Plugin } from 'vite';

const MODULE = /\/shared\/src\/contract\/.+\.ts$/;
const ROWS = '?rows';
const SHAPES = '?shapes';

/**
 * Gives browsers each module of the contract as two, of which each is loaded only where something of it is named: its rows,
 * with what a client reads of them, and the module itself, for the shapes that forms parse with. To make the shapes of all
 * calls took a telephone a third of the time that the back office needs to start, and its first screen parses nothing.
 */
export function calledRows(): Plugin {
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

/** What stands in the place of a module of the contract; null where the module itself does. */
export async function readForBrowser(id: string): Promise<string | null> {
  const rows = await listRows(id.replace(ROWS, ''));
  if (rows.length === 0) return null;
  return id.endsWith(ROWS) ? writeRows(rows) : divide(basename(id), rows);
}

type Named = readonly [name: string, resource: Resource];

/** Of the module as it is now, not as it was when a running server first looked. */
async function listRows(path: string): Promise<Named[]> {
  const exported: Readonly<Record<string, unknown>> = await import(`${path}?at=${Date.now()}`);
  return Object.entries(exported).filter((named): named is [string, Resource] => isResource(named[1]));
}

function isResource(value: unknown): value is Resource {
  if (typeof value !== 'object' || value === null) return false;
  const rows: unknown[] = Object.values(value);
  return rows.length > 0 && rows.every((row) => typeof row === 'object' && row !== null && 'method' in row);
}

/** What is named goes before what a star stands for. */
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

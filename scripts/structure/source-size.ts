import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export type LongFunction = { readonly file: string; readonly line: number; readonly lines: number };

/** The number of lines, as in an editor. */
function countLines(source: string): number {
  return source.split('\n').length - (source.endsWith('\n') ? 1 : 0);
}

export function readLineCounts(root: string, files: readonly string[]): ReadonlyMap<string, number> {
  return new Map(files.map((file) => [file, countLines(readFileSync(join(root, file), 'utf8'))]));
}

/** Functions of more than `most` lines, components included, counted from first to last line. */
export function findLongFunctions(root: string, files: readonly string[], most: number): readonly LongFunction[] {
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const found: LongFunction[] = [];
    const measure = ({ start, end }: { readonly start: number; readonly end: number }) => {
      const lines = countLines(source.slice(start, end));
      if (lines > most) found.push({ file, line: countLines(source.slice(0, start)), lines });
    };
    new Visitor({
      FunctionDeclaration: measure,
      FunctionExpression: measure,
      ArrowFunctionExpression: measure,
    }).visit(parseSync(file, source).program);
    return found;
  });
}

import { globSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import type { Import } from './import-graph.ts';
import { findLongFunctions, readLineCounts } from './source-size.ts';

/** The thresholds, in lines. */
const [SMALL_FILE, LONG_FUNCTION, LONG_FILE] = [30, 80, 300];

/** The size of the code base: code and styles, without tests. */
export type CodeSize = {
  readonly files: number;
  readonly lines: number;
  /** Files of at most 30 lines that only one other file imports, in the same folder. */
  readonly smallFilesOfOneReader: number;
  /** Files of more than 300 lines. */
  readonly longFiles: number;
  /** Functions of more than 80 lines, components included. */
  readonly longFunctions: number;
};

/** Measures the product's files, their imports, and the stylesheets. */
export function measureCode(root: string, files: readonly string[], imports: readonly Import[]): CodeSize {
  const styles = globSync('{shared,server,web,desktop}/**/*.css', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist', '**/out'],
  });
  const lines = readLineCounts(root, [...files, ...styles]);
  const readers = Map.groupBy(imports, ({ to }) => to);
  const isReadBeside = (file: string) => {
    const [reader, ...others] = new Set((readers.get(file) ?? []).map(({ from }) => from));
    return reader !== undefined && others.length === 0 && dirname(reader) === dirname(file);
  };
  return {
    files: lines.size,
    lines: [...lines.values()].reduce((sum, count) => sum + count, 0),
    smallFilesOfOneReader: files.filter((file) => (lines.get(file) ?? 0) <= SMALL_FILE && isReadBeside(file)).length,
    longFiles: [...lines.values()].filter((count) => count > LONG_FILE).length,
    longFunctions: findLongFunctions(root, files, LONG_FUNCTION).length,
  };
}

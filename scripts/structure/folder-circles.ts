import { dirname } from 'node:path/posix';
import type { Import } from './import-graph.ts';

/** A folder that imports from a sibling, with these imports. */
export type FolderTie = { readonly from: string; readonly to: string; readonly imports: readonly Import[] };

/** The imports between the parts of `parent`, which are its direct folders and files. */
export function tieParts(parent: string, imports: readonly Import[]): readonly FolderTie[] {
  const ties = new Map<string, { from: string; to: string; imports: Import[] }>();
  for (const one of imports) {
    const from = partOf(parent, one.from);
    const to = partOf(parent, one.to);
    if (!from || !to || from === to) continue;
    const key = `${from}\n${to}`;
    const tie = ties.get(key) ?? { from, to, imports: [] };
    tie.imports.push(one);
    ties.set(key, tie);
  }
  return [...ties.values()];
}

/** The cycles: sets of parts that all reach each other, the largest first. */
export function findCircles(ties: readonly FolderTie[]): readonly (readonly string[])[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of ties) {
    next.set(from, [...(next.get(from) ?? []), to]);
    if (!next.has(to)) next.set(to, []);
  }
  const parts = [...next.keys()];
  const reach = new Map(parts.map((part) => [part, reachOf(part, next)]));
  const seen = new Set<string>();
  const circles: string[][] = [];
  for (const part of parts) {
    if (seen.has(part)) continue;
    const circle = parts.filter(
      (other) => other === part || (reach.get(part)?.has(other) && reach.get(other)?.has(part)),
    );
    for (const one of circle) seen.add(one);
    if (circle.length > 1) circles.push(circle.toSorted());
  }
  return circles.toSorted((a, b) => b.length - a.length);
}

/** All cycles within any folder of these files, with that folder. */
export function findAllCircles(
  files: readonly string[],
  imports: readonly Import[],
): readonly { readonly folder: string; readonly circle: readonly string[] }[] {
  const folders = new Set<string>();
  for (const file of files) for (let at = dirname(file); at !== '.'; at = dirname(at)) folders.add(at);
  return [...folders]
    .toSorted()
    .flatMap((folder) => findCircles(tieParts(folder, imports)).map((circle) => ({ folder, circle })));
}

function partOf(parent: string, file: string): string | undefined {
  if (!file.startsWith(`${parent}/`)) return undefined;
  return file.slice(parent.length + 1).split('/')[0];
}

function reachOf(start: string, next: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    for (const one of next.get(part) ?? []) {
      if (reached.has(one)) continue;
      reached.add(one);
      open.push(one);
    }
  }
  return reached;
}

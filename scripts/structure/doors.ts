import { parseSync } from 'oxc-parser';

/** Finds a slice's door importing repositories, or anything but types from tables. */
export function findDoorFaults(door: string, text: string): readonly string[] {
  const { staticImports, staticExports } = parseSync(door, text).module;
  const taken = [
    ...staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ isType }) => ({ source: moduleRequest.value, isType })),
    ),
    ...staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest, isType }) => ({ source: moduleRequest?.value ?? '', isType })),
    ),
  ];
  const faults = taken.filter(
    ({ source, isType }) => source.endsWith('.repository.ts') || (source.endsWith('.table.ts') && !isType),
  );
  return [...new Set(faults.map(({ source }) => `${door} → ${source}`))];
}

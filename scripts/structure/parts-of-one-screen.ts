import type { Import } from './import-graph.ts';

const ADMIN = 'web/src/admin/';
const SCREENS = `${ADMIN}screens/`;

/** Those hold what they hold by subject, whoever asks for it: all Italian of the back office, and all that it reads and writes. */
const BY_SUBJECT = ['texts', 'resources'];

/** Files of the back office's shared folders that one screen alone comes to, with its name. */
export function findPartsOfOneScreen(imports: readonly Import[]): readonly string[] {
  const importers = Map.groupBy(imports, ({ to }) => to);
  const shared = [...importers.keys()].filter(isSharedPart).toSorted();
  return shared.flatMap((part) => {
    const [user, ...others] = new Set(listUsers(part, importers));
    return user?.startsWith(SCREENS) && others.length === 0 ? [`${part} → ${user}`] : [];
  });
}

/** What comes to a part at last: screens, and files that are no shared part or that nobody imports. */
function listUsers(part: string, importers: ReadonlyMap<string, readonly Import[]>): readonly string[] {
  const users: string[] = [];
  const seen = new Set([part]);
  for (const file of seen) {
    for (const { from } of importers.get(file) ?? []) {
      if (isSharedPart(from) && importers.has(from)) seen.add(from);
      else users.push(screenOf(from) ?? from);
    }
  }
  return users;
}

function isSharedPart(file: string): boolean {
  const [folder = '', inner] = file.startsWith(ADMIN) ? file.slice(ADMIN.length).split('/') : [];
  return inner !== undefined && folder !== 'screens' && !BY_SUBJECT.includes(folder);
}

function screenOf(file: string): string | undefined {
  return file.startsWith(SCREENS) ? SCREENS + file.slice(SCREENS.length).split('/')[0] : undefined;
}

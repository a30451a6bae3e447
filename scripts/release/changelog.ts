const UNRELEASED = '## In arrivo';

/** Names the unreleased section after the version. Throws if there is none, or it is empty. */
export function nameRelease(changelog: string, version: string): string {
  const start = changelog.indexOf(`${UNRELEASED}\n`);
  if (start < 0) throw new Error(`CHANGELOG.md has no «${UNRELEASED}»: a release says what changes`);
  const rest = changelog.slice(start + UNRELEASED.length);
  const end = rest.indexOf('\n## ');
  if ((end < 0 ? rest : rest.slice(0, end)).trim() === '') throw new Error(`«${UNRELEASED}» in CHANGELOG.md is empty`);
  return `${changelog.slice(0, start)}## ${version}${rest}`;
}

/** The schema of a house, by its name: small letters, digits and hyphens. Throws where it is anything else. */
export function schemaOf(house: string): string {
  if (!/^[a-z0-9][a-z0-9-]{0,47}$/.test(house)) throw new Error(`not the name of a house: ${house}`);
  return `house_${house}`;
}

/** As it stands in a statement. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

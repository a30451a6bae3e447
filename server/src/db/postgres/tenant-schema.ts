/** The schema of a tenant. Throws unless the name consists of lower-case letters, digits and hyphens. */
export function schemaOf(tenant: string): string {
  if (!/^[a-z0-9][a-z0-9-]{0,47}$/.test(tenant)) throw new Error(`not the name of a house: ${tenant}`);
  return `house_${tenant}`;
}

/** Quotes an identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The schema of a tenant, by its name: small letters, digits and hyphens. Throws where it is anything else. */
export function schemaOf(tenant: string): string {
  if (!/^[a-z0-9][a-z0-9-]{0,47}$/.test(tenant)) throw new Error(`not the name of a house: ${tenant}`);
  return `house_${tenant}`;
}

/** As it stands in a statement. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

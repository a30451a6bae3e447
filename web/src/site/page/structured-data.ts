/** One schema.org item for search engines. */
export type StructuredData = { readonly '@type': string; readonly [property: string]: unknown };

/** One thing told to search engines in the words of schema.org. */
export type StructuredData = { readonly '@type': string; readonly [property: string]: unknown };

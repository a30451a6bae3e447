/** Made by web/handbook-pages.ts from docs/handbook. */
declare module '*.md' {
  const page: {
    readonly title: string;
    readonly content: string;
    /** The pictures' addresses by their names in the content. */
    readonly pictures: Readonly<Record<string, string>>;
  };
  export default page;
}

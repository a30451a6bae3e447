/** Made by web/handbook-pages.ts of what is written in docs/handbook. */
declare module '*.md' {
  const page: {
    readonly title: string;
    readonly content: string;
    /** Addresses of its pictures, by their names in the content. */
    readonly pictures: Readonly<Record<string, string>>;
  };
  export default page;
}

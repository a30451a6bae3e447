/** What leads to the handbook says. */
export const HELP_LINK = {
  to: (page: string) => `Aiuto: ${page}`,
} as const;

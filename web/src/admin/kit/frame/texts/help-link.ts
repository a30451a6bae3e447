/** The texts of links to the handbook. */
export const HELP_LINK = {
  to: (page: string) => `Aiuto: ${page}`,
} as const;

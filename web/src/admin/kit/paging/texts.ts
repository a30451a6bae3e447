/** The texts of a list of several pages (SPEC.md section 2). */
export const PAGING = {
  label: 'Pagine',
  previous: 'Precedente',
  next: 'Successiva',
  position: (page: number, pages: number) => `Pagina ${page} di ${pages}`,
} as const;

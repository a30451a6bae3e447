/** What a list of several pages says (SPEC.md section 2). */
export const PAGING = {
  label: 'Pagine',
  previous: 'Precedente',
  next: 'Successiva',
  position: (page: number, pages: number) => `Pagina ${page} di ${pages}`,
} as const;

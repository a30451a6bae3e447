/** What is said of the starter content for as long as it is there. */
export const DEMO = {
  label: 'Casa di esempio',
  notice: 'Questa è una casa di esempio',
  begin: 'Comincia la tua casa',
} as const;

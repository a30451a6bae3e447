/** Texts about the demo content. */
export const DEMO = {
  label: 'Casa di esempio',
  notice: 'Questa è una casa di esempio',
  begin: 'Comincia la tua casa',
} as const;

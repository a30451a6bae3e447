/** What every screen says, once, that has to do with what the law asks of an owner. */
export const LAW_NOTE =
  'Approdo aiuta a tenere in ordine gli adempimenti: non sostituisce il parere di professionisti e uffici competenti.';

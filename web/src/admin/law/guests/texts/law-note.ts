/** The disclaimer that each screen about legal duties shows once. */
export const LAW_NOTE =
  'Approdo aiuta a tenere in ordine gli adempimenti: non sostituisce il parere di professionisti e uffici competenti.';

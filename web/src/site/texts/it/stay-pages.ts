/** The texts of the booking and contact pages around their forms. */
export const stayPages = {
  booking: {
    title: 'Prenota',
    description: (name: string) => `Disponibilità, prezzi e richiesta di prenotazione: ${name}.`,
    heading: 'Prenota il tuo soggiorno',
    lead: 'Scegli i giorni nel calendario e invia la richiesta: ti rispondiamo per e-mail, e fino ad allora non paghi nulla.',
    needsScript: 'Per inviare una richiesta serve JavaScript; calendario e prezzi si leggono anche così.',
  },
  contact: {
    title: 'Contatti',
    description: (name: string) => `Scrivi a ${name}: rispondiamo a ogni domanda sulla casa, le date e il viaggio.`,
    heading: 'Scrivici',
    lead: 'Una domanda sulla casa, sulle date, sul viaggio? Scrivici due righe: rispondiamo personalmente, di solito in giornata.',
    needsScript: 'Per inviare un messaggio serve JavaScript.',
  },
  stay: {
    title: 'La tua prenotazione',
    description: 'Il soggiorno che hai prenotato: prezzo, pagamenti e che cosa manca ancora.',
    needsScript: 'Per vedere la tua prenotazione serve JavaScript.',
  },
  cleaning: {
    title: 'Pulizie',
    description: 'Che cosa c’è da fare in casa dopo ogni partenza.',
    needsScript: 'Per questa pagina serve JavaScript.',
  },
  checkIn: {
    title: 'Prepara la registrazione',
    description: 'I dati di chi dorme in casa, scritti con calma prima dell’arrivo.',
    needsScript: 'Per compilare il modulo serve JavaScript. In alternativa scrivi al proprietario.',
    noAdvice:
      'Approdo aiuta a tenere in ordine gli adempimenti: non sostituisce il parere di professionisti e uffici competenti.',
  },
};

/** The texts of where the house is and of how to reach its owner. */
export const place = {
  title: 'Dove siamo',
  way: 'Come arrivare',
  whatsApp: 'Scrivici su WhatsApp',
};

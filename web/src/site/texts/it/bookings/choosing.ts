/** What is said while a stay is chosen. */
export const choosing = {
  byAgreement: 'prezzo da concordare',
};

/** What the parts are called that a stay is paid in; the first one as the owner chose, since the words differ in law. */
export const instalments = {
  ACCONTO: 'Acconto',
  CAPARRA: 'Caparra confirmatoria',
  BALANCE: 'Saldo',
  SECURITY: 'Deposito cauzionale',
  TAX: 'Imposta di soggiorno',
  /** Behind the name of one whose amount is not certain yet. */
  estimate: 'stima',
};

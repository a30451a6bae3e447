/** From how many days before arrival on which share is given back. */
type Refund = { readonly days: number; readonly percent: number };

/** What who cancels gets back, as guests are told. */
export const cancellation = {
  refundBefore: ({ days, percent }: Refund) =>
    `Fino a ${days} ${days === 1 ? 'giorno' : 'giorni'} prima dell’arrivo: ${share(percent)}`,
  refundUntilArrival: ({ percent }: Pick<Refund, 'percent'>) => `Fino al giorno dell’arrivo: ${share(percent)}`,
  noRefundLater: 'Dopo: nessun rimborso',
  noRefundAfterArrival: 'Dopo l’arrivo: nessun rimborso',
  refundedWhole:
    'Deposito cauzionale e imposta di soggiorno si restituiscono per intero. Se annulliamo noi, ti restituiamo tutto.',
};

function share(percent: number): string {
  if (percent === 0) return 'nessun rimborso';
  return percent === 100 ? 'rimborso di tutto quanto pagato' : `rimborso del ${percent} % di quanto pagato`;
}

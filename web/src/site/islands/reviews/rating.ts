/** `4,7` */
export function formatRating(rating: number): string {
  return rating.toLocaleString('it-IT', { maximumFractionDigits: 1 });
}

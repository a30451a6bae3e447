type Rated = { readonly rating: number };

/** The mean of the ratings to one decimal; 0 where there are none. */
export function averageRating(reviews: readonly Rated[]): number {
  if (reviews.length === 0) return 0;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return Math.round((sum / reviews.length) * 10) / 10;
}

/** `4,7` */
export function formatRating(rating: number): string {
  return rating.toLocaleString('it-IT', { maximumFractionDigits: 1 });
}

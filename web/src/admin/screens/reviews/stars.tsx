import { Star } from 'lucide-react';
import { sayRating } from '../../texts/reviews.ts';
import styles from './review-card.module.css';

const SCALE = [1, 2, 3, 4, 5];

export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={sayRating(rating)}>
      {SCALE.map((star) => (
        <Star key={star} size={18} data-lit={star <= rating} aria-hidden />
      ))}
    </span>
  );
}

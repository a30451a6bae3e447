import { Star } from 'lucide-react';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './stars.module.css';

const SCALE = [1, 2, 3, 4, 5];

/** A rating out of five. */
export function Stars({ rating }: { readonly rating: number }) {
  const { reviews } = useTexts();
  return (
    <span className={styles.stars} role="img" aria-label={reviews.outOfFive(rating)}>
      {SCALE.map((star) => (
        <Star key={star} aria-hidden="true" strokeWidth={1.5} {...(star <= rating && { 'data-lit': '' })} />
      ))}
    </span>
  );
}

import { Star } from 'lucide-react';
import styles from './rating-field.module.css';

const RATINGS = [1, 2, 3, 4, 5];
const BEST = 5;

/** One to five stars, five unless another is chosen. */
export function RatingField() {
  return (
    <fieldset className={styles.rating}>
      <legend>Voto</legend>
      {RATINGS.map((rating) => (
        <label key={rating}>
          <input
            type="radio"
            name="rating"
            value={rating}
            defaultChecked={rating === BEST}
            aria-label={nameRating(rating)}
          />
          <Star aria-hidden="true" strokeWidth={1.5} />
        </label>
      ))}
    </fieldset>
  );
}

function nameRating(rating: number): string {
  return rating === 1 ? '1 stella' : `${rating} stelle`;
}

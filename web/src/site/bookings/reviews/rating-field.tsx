import { Star } from 'lucide-react';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './rating-field.module.css';

const RATINGS = [1, 2, 3, 4, 5];
const BEST = 5;

/** One to five stars, five by default. */
export function RatingField() {
  const { reviews } = useTexts();
  return (
    <fieldset className={styles.rating}>
      <legend>{reviews.rating}</legend>
      {RATINGS.map((rating) => (
        <label key={rating}>
          <input
            type="radio"
            name="rating"
            value={rating}
            defaultChecked={rating === BEST}
            aria-label={reviews.stars(rating)}
          />
          <Star aria-hidden="true" strokeWidth={1.5} />
        </label>
      ))}
    </fieldset>
  );
}

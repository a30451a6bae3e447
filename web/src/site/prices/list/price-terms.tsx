import type { PublicPrices } from '@approdo/shared/contract/prices/prices';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { sayEuros } from '@approdo/shared/domain/base/money/money';
import type { Discount } from '@approdo/shared/domain/prices/discount';
import { type IslandTexts, useTexts } from '../../texts/use-texts.ts';
import styles from './price-list.module.css';

/** Terms of all prices: additional guests, discounts, and instant confirmation. */
export function PriceTerms({ prices: { guests, discounts, instant } }: { readonly prices: PublicPrices }) {
  const { language, prices: words, instant: instantWords } = useTexts();
  const { included, perNight } = guests;
  return (
    <>
      {included !== null && perNight > 0 && (
        <p className={styles.extras}>{words.guests(included, sayEuros(perNight, language))}</p>
      )}
      {discounts.length > 0 && (
        <>
          <h3>{words.discounts}</h3>
          <ul className={styles.discounts}>
            {discounts.map((discount) => (
              <li key={JSON.stringify(discount)}>{sayDiscount(discount, language, words)}</li>
            ))}
          </ul>
          <p className={styles.extras}>{words.oneDiscount}</p>
        </>
      )}
      {instant && <p className={styles.extras}>{instantWords.atOnce}</p>}
    </>
  );
}

function sayDiscount(discount: Discount, language: Language, words: IslandTexts['prices']): string {
  const { arrivalFrom, arrivalTo } = discount;
  const text = sayCondition(discount, words);
  if (arrivalFrom === undefined || arrivalTo === undefined) return text;
  return words.forArrivals(text, sayLocalDate(arrivalFrom, language), sayLocalDate(arrivalTo, language));
}

function sayCondition({ kind, at, percent }: Discount, words: IslandTexts['prices']): string {
  if (kind === 'LENGTH') return words.ofLength(percent, at);
  if (kind === 'EARLY') return words.atLeastBefore(words.ofEarly(percent), at);
  const lastMinute = words.ofLastMinute(percent);
  return at === 0 ? words.onArrival(lastMinute) : words.atMostBefore(lastMinute, at);
}

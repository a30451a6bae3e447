import { sayWhatServerSaid } from '../../../kit/feedback/failure.ts';
import { TRY_PRICE } from '../texts/try-price.ts';
import styles from './try-price.module.css';
import type { CodedQuote } from './use-code-quote.ts';

/** What became of the code that is tried. */
export function CodeNote({ coded }: { readonly coded: CodedQuote }) {
  const said = say(coded);
  return said === undefined ? null : <p className={styles.code}>{said}</p>;
}

function say({ kind, quote, fault }: CodedQuote): string | undefined {
  if (kind === 'SAVE_FIRST') return TRY_PRICE.saveFirst;
  if (kind === 'ASKING') return TRY_PRICE.codeLoading;
  if (kind === 'FAILED') return sayWhatServerSaid(fault, TRY_PRICE.codeFailed).text;
  return quote?.codeFault ?? quote?.code?.text;
}

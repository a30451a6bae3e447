import type { CancellationTerms } from '@approdo/shared/contract/money/cancellation-terms';
import { Folded } from '../../layout/folded.tsx';
import { langOf } from '../../page/in-language.ts';
import { useTexts } from '../../texts/use-texts.ts';

type CancellationProps = {
  readonly terms: CancellationTerms;
  /** What is read before they are unfolded, by default a title. */
  readonly summary?: string | undefined;
};

/** The refund terms: the owner's text and rules, collapsed by default. */
export function Cancellation({ terms, summary }: CancellationProps) {
  const { booking } = useTexts();
  const { cancellationText, inWords } = terms;
  return (
    <Folded summary={summary ?? booking.cancellation}>
      {cancellationText !== '' && <p {...langOf(terms, 'cancellationText')}>{cancellationText}</p>}
      {inWords.length > 0 && (
        <ul>
          {inWords.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Folded>
  );
}

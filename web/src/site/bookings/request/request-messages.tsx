import type { Language } from '@approdo/shared/domain/base/language/language';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { sayEuros } from '@approdo/shared/domain/base/money/money';
import { Banner } from '../../../ui/banner.tsx';
import type { Submission } from '../../forms/use-submission.ts';
import type { QuoteState } from '../../prices/quote/use-quote.ts';
import { useSession } from '../../session/use-session.ts';
import { type IslandTexts, useTexts } from '../../texts/use-texts.ts';
import type { SentRequest } from './sent-request.ts';

const UNCONFIRMED = 403;

type Now = {
  /** The request as it was last sent, if it did not arrive. */
  readonly sent: SentRequest | null;
  readonly areDatesFaulty: boolean;
  readonly quote: QuoteState;
  /** The code as typed. */
  readonly code: string;
};

type Props = Now & { readonly submission: Submission };

/** The messages above the form about the request: why it was refused, or what changed since it was sent. */
export function RequestMessages({ submission: { failure, refusedWith }, ...now }: Props) {
  const isConfirmed = useSession()?.user.emailConfirmed;
  const { language, booking, forms, onTheWay } = useTexts();
  if (refusedWith === UNCONFIRMED && isConfirmed) {
    return <Banner kind="success">{booking.nowConfirmed}</Banner>;
  }
  if (failure) {
    return (
      <Banner kind="error" isAnswer>
        <p>{failure}</p>
        {refusedWith === UNCONFIRMED && (
          <a href={addressIn(language, '/resend-confirmation')}>{forms.askForConfirmation}</a>
        )}
      </Banner>
    );
  }
  const changed = sayWhatChanged(now, { language, words: onTheWay });
  return changed === undefined ? null : <Banner kind="note">{changed}</Banner>;
}

type Texts = { readonly language: Language; readonly words: IslandTexts['onTheWay'] };

/** Why a request that was sent and did not arrive cannot go as it was; undefined if it can, or nothing was sent. */
function sayWhatChanged({ sent, areDatesFaulty, quote, code }: Now, { language, words }: Texts): string | undefined {
  if (!sent) return undefined;
  if (areDatesFaulty) return words.datesGone;
  if (sent.hadCode && code.trim() === '') return words.codeAgain;
  const { expectedTotal } = sent.body;
  if (quote.kind !== 'ready' || expectedTotal === undefined || quote.quote.total === expectedTotal) return undefined;
  const sayTotal = (total: number | null) => (total === null ? words.toAgree : sayEuros(total, language));
  return words.priceChanged(sayTotal(expectedTotal), sayTotal(quote.quote.total));
}

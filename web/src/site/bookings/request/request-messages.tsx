import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { Banner } from '../../../ui/banner.tsx';
import type { Submission } from '../../forms/use-submission.ts';
import { useSession } from '../../session/use-session.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { Outcome } from './use-stay-request.ts';

const UNCONFIRMED = 403;

type Props = {
  readonly submission: Submission;
  readonly success: string | undefined;
  readonly outcome: Outcome | undefined;
};

/** The messages above the form about the outcome of the request. */
export function RequestMessages({ submission: { failure, refusedWith }, success, outcome }: Props) {
  const isConfirmed = useSession()?.user.emailConfirmed;
  const { language, booking, forms } = useTexts();
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
  if (outcome) return <OutcomeMessage outcome={outcome} />;
  if (!success) return null;
  return (
    <Banner kind="success" isAnswer>
      <p>
        <strong>{success}</strong>
      </p>
      <p>{booking.afterSent}</p>
    </Banner>
  );
}

function OutcomeMessage({ outcome: { kind, id } }: { readonly outcome: Outcome }) {
  const { language, instant: words } = useTexts();
  return (
    <Banner kind="success" isAnswer>
      {kind === 'ASKED' ? (
        <p>{words.asked}</p>
      ) : (
        <>
          <p>
            <strong>{words.confirmed}</strong>
          </p>
          <p>{words.afterConfirmed}</p>
          <a href={addressIn(language, `/booking/${id}`)}>{words.open}</a>
        </>
      )}
    </Banner>
  );
}

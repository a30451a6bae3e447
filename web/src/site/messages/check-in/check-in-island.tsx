import { nameDates } from '@approdo/shared/domain/base/date/name-days';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import { CheckInForm } from './check-in-form.tsx';
import styles from './check-in-island.module.css';
import { type CheckInState, useCheckIn } from './use-check-in.ts';

/** The form with a stay's guests, which whoever has the link fills in ahead of the arrival. */
export function CheckInIsland() {
  const { checkIn: words } = useFurtherTexts();
  const { state, load } = useCheckIn();
  return (
    <div className={styles.checkIn}>
      <StayHeading state={state} onRetry={load} />
      <p>{words.why}</p>
      <p>{words.noPicture}</p>
      {state.kind === 'loaded' && <CheckInForm key={state.plan.version} opened={state.plan} />}
    </div>
  );
}

type StayHeadingProps = { readonly state: CheckInState; readonly onRetry: () => void };

/** The stay's dates, or why they cannot be shown. */
function StayHeading({ state, onRetry }: StayHeadingProps) {
  const { checkIn: words, forms, language } = useFurtherTexts();
  if (state.kind === 'loading') {
    return (
      <p role="status" className={styles.stay}>
        {forms.moment}
      </p>
    );
  }
  if (state.kind === 'linkless') return <Banner kind="note">{words.linkless}</Banner>;
  if (state.kind === 'failed') {
    return (
      <div className={styles.failure}>
        <Banner kind="error">{state.reason ?? (navigator.onLine ? words.failed : words.offline)}</Banner>
        <button type="button" className={buttons.quiet} onClick={onRetry}>
          {words.again}
        </button>
      </div>
    );
  }
  const { property, startDate, endDate } = state.plan;
  return (
    <p className={styles.stay}>
      <strong>{nameDates(startDate, endDate, language)}</strong>
      <span>
        {property.name}
        {property.address && ` · ${property.address}`}
      </span>
    </p>
  );
}

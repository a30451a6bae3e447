import type { ChannelDoubt } from '@approdo/shared/contract/bookings/channels';
import { CircleHelp } from 'lucide-react';
import { useId } from 'react';
import kit from '../../kit/styles/kit.module.css';
import { RowButton, RowButtons } from '../../kit/table/row-buttons.tsx';
import { sayDates } from '../../stays/stays/index.ts';
import styles from './doubt-questions.module.css';
import { DOUBT } from './texts/channel-doubts.ts';
import { useAnswerDoubt } from './use-channel-doubts.ts';

/** Questions only the owner can answer: is it a portal's guest, or an echo of her own stay? */
export function DoubtQuestions({ doubts }: { readonly doubts: readonly ChannelDoubt[] }) {
  return (
    <ul className={`${kit.plainList} ${styles.doubts}`}>
      {doubts.map((doubt) => (
        <Question key={doubt.id} doubt={doubt} />
      ))}
    </ul>
  );
}

function Question({ doubt }: { readonly doubt: ChannelDoubt }) {
  const id = useId();
  const { channel, startDate, endDate } = doubt;
  return (
    <li>
      <CircleHelp size={20} aria-hidden />
      <div>
        <p className={kit.danger} id={id}>
          {DOUBT.question(channel.name)}
        </p>
        <p>
          <strong>{sayDates({ startDate, endDate })}</strong>. {DOUBT.text(channel.name)}
        </p>
        <DoubtButtons doubt={doubt} describedBy={id} />
      </div>
    </li>
  );
}

type ButtonsProps = { readonly doubt: Pick<ChannelDoubt, 'id' | 'channel'>; readonly describedBy: string };

/** The two answer buttons. */
export function DoubtButtons({ doubt, describedBy }: ButtonsProps) {
  const answer = useAnswerDoubt(doubt);
  const button = { describedBy, isBusy: answer.isPending };
  return (
    <RowButtons>
      <RowButton {...button} onClick={() => answer.mutate('STAY')}>
        {DOUBT.guest}
      </RowButton>
      <RowButton {...button} onClick={() => answer.mutate('ECHO')}>
        {DOUBT.echo}
      </RowButton>
    </RowButtons>
  );
}

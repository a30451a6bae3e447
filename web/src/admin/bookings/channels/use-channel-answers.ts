import { type Channel, channels } from '@approdo/shared/contract/bookings/channels';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { PAUSE } from './texts/calendars.ts';
import { VANISHED } from './texts/channel-doubts.ts';

/** Decides about nights that vanished from a portal together; freeing them asks first. */
export function useAnswerVanished({ id, name }: Channel) {
  const confirm = useConfirm();
  const answer = useAction({
    run: (action: 'FREE' | 'KEEP', call) => call(channels.vanished, { params: { id }, body: { action } }),
    success: (action) => (action === 'FREE' ? VANISHED.freed : VANISHED.kept),
    describe: (fault) => describeFailure(fault, VANISHED.failed),
  });
  return {
    isBusy: answer.isPending,
    keep: () => answer.mutate('KEEP'),
    free: async () => {
      const question = { title: VANISHED.free, text: VANISHED.freeQuestion(name), action: VANISHED.free };
      if (await confirm(question)) answer.mutate('FREE');
    },
  };
}

/** Resumes after the pause of a restore, after asking. */
export function useResume() {
  const confirm = useConfirm();
  const resume = useAction({
    run: (_: undefined, call) => call(channels.resume),
    success: () => PAUSE.resumed,
    describe: (fault) => describeFailure(fault, PAUSE.failed),
  });
  return {
    isBusy: resume.isPending,
    resume: async () => {
      const question = { title: PAUSE.title, text: PAUSE.question, action: PAUSE.resume, isHarmless: true };
      if (await confirm(question)) resume.mutate(undefined);
    },
  };
}

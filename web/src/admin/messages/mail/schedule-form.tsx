import { type LetterScheduleAnswer, letterSchedule, stayLetters } from '@approdo/shared/contract/messages/stay-letters';
import { MAX_LETTER_DAYS } from '@approdo/shared/domain/messages/timed-letters';
import { Checkbox, Fieldset, Group, NativeSelect, Stack } from '@mantine/core';
import { z } from 'zod';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { number } from '../../kit/form/fields.ts';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { LETTER_SCHEDULE } from './texts/stay-letters.ts';

const DAYS = Array.from({ length: MAX_LETTER_DAYS + 1 }, (_, day) => String(day));
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }));

const letter = z.object({ isOn: z.boolean(), days: number, hour: number });
const scheduleForm = z.object({ arrival: letter, thanks: letter });

/** When letters are sent to guests by the calendar. */
export function ScheduleForm({ schedule }: { readonly schedule: LetterScheduleAnswer }) {
  const replace = useWrite(stayLetters.replaceSchedule, { success: () => LETTER_SCHEDULE.saved });
  const form = useForm({
    schema: letterSchedule,
    start: scheduleForm.encode(schedule),
    read: scheduleForm.decode,
    version: schedule.version,
    loadLatest: undefined,
    save: async (body, read) => {
      await replace.mutateAsync({ body, version: read });
    },
    describe: LETTER_SCHEDULE.saveFailed,
  });
  return (
    <form {...form.props}>
      <Stack align="start">
        <FormProblem problem={form.problem} />
        <Fieldset legend={LETTER_SCHEDULE.arrival} w="100%">
          <Stack>
            <Checkbox label={LETTER_SCHEDULE.arrivalOn} {...form.tick('arrival.isOn')} />
            <Group>
              <NativeSelect label={LETTER_SCHEDULE.arrivalDays} data={DAYS} {...form.field('arrival.days')} />
              <NativeSelect label={LETTER_SCHEDULE.arrivalHour} data={HOURS} {...form.field('arrival.hour')} />
            </Group>
          </Stack>
        </Fieldset>
        <Fieldset legend={LETTER_SCHEDULE.thanks} w="100%">
          <Stack>
            <Checkbox label={LETTER_SCHEDULE.thanksOn} {...form.tick('thanks.isOn')} />
            <Group>
              <NativeSelect label={LETTER_SCHEDULE.thanksDays} data={DAYS} {...form.field('thanks.days')} />
              <NativeSelect label={LETTER_SCHEDULE.thanksHour} data={HOURS} {...form.field('thanks.hour')} />
            </Group>
          </Stack>
        </Fieldset>
        <SubmitButton isSaving={form.isSaving}>{LETTER_SCHEDULE.save}</SubmitButton>
      </Stack>
    </form>
  );
}

import { ApiError, reasonOf } from '@approdo/shared/client';
import { useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { saveFile } from '../../forms/save-file.ts';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import { bookingCalls } from '../booking-client.ts';
import styles from './stay-parts.module.css';

type Props = {
  readonly id: string;
  /** The calendar file stored in this browser, if any. */
  readonly findStored: (id: string) => Promise<string | null | undefined>;
};

/** Downloads the stay as a calendar file; without a network, the stored one. */
export function CalendarPart({ id, findStored }: Props) {
  const words = useFurtherTexts().stayGuide.calendar;
  const [failure, setFailure] = useState<string>();

  async function save(): Promise<void> {
    try {
      saveFile(await readFile({ id, findStored }), 'soggiorno.ics');
      setFailure(undefined);
    } catch (cause) {
      setFailure(reasonOf(cause) ?? words.failed);
    }
  }

  return (
    <section className={styles.part} aria-labelledby="stay-calendar">
      <h3 id="stay-calendar">{words.title}</h3>
      <p>{words.text}</p>
      {failure && (
        <Banner kind="error" isAnswer>
          {failure}
        </Banner>
      )}
      <div>
        <button type="button" className={buttons.quiet} onClick={save}>
          {words.save}
        </button>
      </div>
    </section>
  );
}

async function readFile({ id, findStored }: Props): Promise<Blob> {
  try {
    return await bookingCalls.calendar({ params: { id } });
  } catch (cause) {
    const stored = cause instanceof ApiError ? undefined : await findStored(id);
    if (!stored) throw cause;
    return new Blob([stored], { type: 'text/calendar;charset=utf-8' });
  }
}

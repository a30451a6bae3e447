import { type ListedWording, mail } from '@approdo/shared/contract/content/mail';
import { stayLetters } from '@approdo/shared/contract/messages/stay-letters';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { Anchor, SegmentedControl, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { WORDING } from '../../content/wordings/index.ts';
import { Badge } from '../../kit/badge/badge.tsx';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { focusNamed } from '../../kit/form/focus-field.ts';
import { Fold } from '../../kit/frame/fold.tsx';
import kit from '../../kit/styles/kit.module.css';
import tables from '../../kit/table/table.module.css';
import { useChoice } from '../../kit/table/use-choice.ts';
import { useRead } from '../../session/use-read.ts';
import lines from '../../shell/lines.module.css';
import { ScheduleForm } from './schedule-form.tsx';
import { MAIL, MAIL_TABS, MAIL_TOPICS } from './texts/mail.ts';
import { LETTER_SCHEDULE } from './texts/stay-letters.ts';

/** What addresses name after their `#` to unfold the automatic letters. */
export const SCHEDULE = 'schedule';

/** When automatic letters leave, and the texts of the site's mail, a line each, by what they are about. */
export function TextsTab() {
  const wordings = useRead(mail.listWordings);
  const schedule = useRead(stayLetters.getSchedule);
  const { hash } = useLocation();
  return (
    <Stack>
      <Fold id={SCHEDULE} title={LETTER_SCHEDULE.title} startsOpen={hash === `#${SCHEDULE}`}>
        <Text c="dimmed" mb="md">
          {LETTER_SCHEDULE.hint}
        </Text>
        <QueryStates query={schedule} failure={LETTER_SCHEDULE.loadFailed}>
          {(found) => <ScheduleForm schedule={found} />}
        </QueryStates>
      </Fold>
      <Text c="dimmed">{MAIL.wordingsHint}</Text>
      <QueryStates query={wordings} failure={MAIL.wordingsFailed}>
        {(found) => <TextList wordings={found} named={hash.slice(1)} />}
      </QueryStates>
    </Stack>
  );
}

const TOPICS = ['STAY', 'MONEY', 'ACCOUNT', 'OWNER'] as const satisfies readonly ListedWording['topic'][];

type ListProps = {
  readonly wordings: readonly ListedWording[];
  /** The id of what the address names, which has the focus. */
  readonly named: string;
};

function TextList({ wordings, named }: ListProps) {
  const [chosen, choose] = useChoice('parte', TOPICS);
  const topic = wordings.find(({ kind }) => kind === named)?.topic ?? chosen;
  useEffect(() => focusNamed(named), [named]);
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={MAIL_TABS.topics}
        value={topic}
        onChange={choose}
        data={TOPICS.map((value) => ({ value, label: MAIL_TOPICS[value] }))}
        styles={{ label: { paddingBlock: 'var(--space-3)' } }}
      />
      <ul className={lines.lines} aria-label={MAIL_TOPICS[topic]}>
        {wordings
          .filter((wording) => wording.topic === topic)
          .map((wording) => (
            <TextLine key={wording.kind} wording={wording} />
          ))}
      </ul>
    </>
  );
}

/** A text's name, when it leaves, in which languages it is written, and in which of them by the owner. */
function TextLine({ wording: { kind, name, leaves, languages, ownLanguages } }: { readonly wording: ListedWording }) {
  return (
    <li>
      <Anchor component={Link} id={kind} to={`/mail/texts/${kind}`} className={kit.words} underline="never">
        <span className={kit.strong}>{name}</span>
        <span className={tables.detail}>{leaves}</span>
        <span className={tables.detail}>
          {sayCodes(languages)} ·{' '}
          {ownLanguages.length > 0 ? <Badge tone="done">{MAIL.own(sayCodes(ownLanguages))}</Badge> : WORDING.original}
        </span>
      </Anchor>
    </li>
  );
}

function sayCodes(languages: readonly Language[]): string {
  return languages.map((language) => language.toUpperCase()).join(' ');
}

import { Title } from '@mantine/core';
import { useState } from 'react';
import { FoldButton } from '../../kit/frame/fold.tsx';
import kit from '../../kit/styles/kit.module.css';
import type { BookingView } from './booking-view.ts';
import styles from './section-frame.module.css';
import type { Section } from './sections.ts';

type Props = {
  readonly section: Section;
  readonly view: BookingView;
  /** Whether it can be closed, on narrow screens. */
  readonly canShut: boolean;
  /** Whether the user opened or closed it; undefined if neither. */
  readonly isOpen: boolean | undefined;
  readonly onToggle: (isOpen: boolean) => void;
};

/** One section: on a phone a disclosure with a one-line summary. */
export function SectionFrame({ section, view, canShut, isOpen, onToggle }: Props) {
  const { id, title, useStatus, Content } = section;
  const { summary, isWaiting = false, isEmpty = false } = useStatus(view);
  // A section that waited stays open once that is done, so that what she looks at does not disappear.
  const [hasWaited, setHasWaited] = useState(isWaiting);
  if (isWaiting && !hasWaited) setHasWaited(true);
  const isOpenNow = !canShut || (isOpen ?? hasWaited);
  const headingId = `heading-${id}`;
  const contentId = `content-${id}`;
  if (isEmpty) return null;
  return (
    <section
      id={id}
      className={`${kit.panel} ${kit.shrink}`}
      style={{ scrollMarginBlockStart: 'var(--space-7)' }}
      aria-labelledby={headingId}
    >
      <Title order={2} size="h3" id={headingId} tabIndex={-1} className={styles.heading}>
        {canShut ? (
          <FoldButton
            isOpen={isOpenNow}
            aria-controls={contentId}
            aria-describedby={!isOpenNow && summary ? `summary-${id}` : undefined}
            onClick={() => onToggle(!isOpenNow)}
          >
            {title}
          </FoldButton>
        ) : (
          title
        )}
      </Title>
      {!isOpenNow && summary && (
        <p className={styles.summary} id={`summary-${id}`} data-waiting={isWaiting || undefined}>
          {summary}
        </p>
      )}
      <div id={contentId} className={styles.content} hidden={!isOpenNow}>
        <Content {...view} />
      </div>
    </section>
  );
}

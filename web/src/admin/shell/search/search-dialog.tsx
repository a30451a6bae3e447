import type { SearchHit, SearchKind } from '@approdo/shared/contract/operations/search';
import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Window } from '../../kit/feedback/window.tsx';
import { useIsPhone } from '../../kit/frame/use-is-phone.ts';
import kit from '../../kit/styles/kit.module.css';
import { pathOfAddress } from '../../operations/overview/index.ts';
import { useSession } from '../../session/session-context.ts';
import { SCREENS, type ScreenPath } from '../screens.ts';
import { findPlaces, type Place } from './find-places.ts';
import styles from './search-dialog.module.css';
import { SEARCH, SEARCH_KIND } from './texts.ts';
import { useSearchAnswer } from './use-search-answer.ts';

type Props = { readonly onClose: () => void };

/** One search field for everything: what the site finds, then screens and actions. */
export function SearchDialog({ onClose }: Props) {
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const follow = ({ path }: Place) => {
    onClose();
    navigate(path);
  };
  return (
    <Window title={SEARCH.title} size="40rem" centered={false} fullScreen={isPhone} onClose={onClose}>
      <SearchField onFollow={follow} />
    </Window>
  );
}

function SearchField({ onFollow }: { readonly onFollow: (place: Place) => void }) {
  const id = useId();
  const { user } = useSession();
  const [q, setQ] = useState('');
  const answer = useSearchAnswer(q);
  const places = useMemo(() => [...answer.hits.map(placeOf), ...findPlaces(q, user)], [answer.hits, q, user]);
  const choice = useChoiceOf(places, { isWaiting: answer.isWaiting, onFollow });
  const optionId = (index: number) => `${id}-${index}`;
  const hasPlaces = places.length > 0;

  useEffect(() => {
    document.getElementById(`${id}-${choice.index}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, choice.index]);

  return (
    <>
      <TextInput
        label={SEARCH.field}
        value={q}
        maxLength={100}
        size="md"
        data-autofocus
        role="combobox"
        autoComplete="off"
        enterKeyHint="go"
        aria-autocomplete="list"
        aria-expanded={hasPlaces}
        aria-controls={hasPlaces ? id : undefined}
        aria-activedescendant={hasPlaces ? optionId(choice.index) : undefined}
        onChange={({ currentTarget }) => {
          setQ(currentTarget.value);
          choice.reset();
        }}
        onKeyDown={choice.press}
      />
      <SearchStatus q={q.trim()} count={places.length} answer={answer} />
      {hasPlaces && (
        <div role="listbox" id={id} aria-label={SEARCH.results} className={styles.list}>
          {places.map((place, index) => (
            <Option
              key={place.key}
              id={optionId(index)}
              place={place}
              isChosen={index === choice.index}
              onFollow={() => onFollow(place)}
            />
          ))}
        </div>
      )}
    </>
  );
}

type SearchStatusProps = {
  readonly q: string;
  readonly count: number;
  readonly answer: Pick<ReturnType<typeof useSearchAnswer>, 'isWaiting' | 'hasFailed'>;
};

/** The status of the search; that something was found is announced to screen readers only. */
function SearchStatus({ q, count, answer: { isWaiting, hasFailed } }: SearchStatusProps) {
  const isOver = q !== '' && !isWaiting;
  return (
    <div role="status" className={styles.standing}>
      {isOver && hasFailed && <p>{SEARCH.failed}</p>}
      {isOver && !hasFailed && count === 0 && <p>{SEARCH.nothing(q)}</p>}
      {isOver && count > 0 && <span className="visually-hidden">{SEARCH.count(count)}</span>}
    </div>
  );
}

type OptionProps = {
  readonly id: string;
  readonly place: Place;
  readonly isChosen: boolean;
  readonly onFollow: () => void;
};

function Option({ id, place, isChosen, onFollow }: OptionProps) {
  const { title, detail, kind, icon: Icon } = place;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose and follow
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onFollow}
    >
      <Icon size={18} aria-hidden />
      <span className={`${kit.shrink} ${kit.wrapAnywhere}`} style={{ flex: 1 }}>
        <span className={kit.strong}>{title}</span>{' '}
        {detail && <span className={`${kit.muted} ${kit.block}`}>{detail}</span>}
      </span>{' '}
      <span className={`${kit.muted} ${kit.fixed}`}>{kind}</span>
    </div>
  );
}

type ChoiceOptions = {
  /** Whether the site's hits are still awaited; they come before everything already listed. */
  readonly isWaiting: boolean;
  readonly onFollow: (place: Place) => void;
};

/** The first option, until the arrows choose another; Enter without a choice waits for the site's answer. */
function useChoiceOf(places: readonly Place[], { isWaiting, onFollow }: ChoiceOptions) {
  const [chosen, setChosen] = useState<string>();
  const isPressed = useRef(false);
  const found = places.findIndex(({ key }) => key === chosen);
  const index = Math.max(0, found);

  function follow(): void {
    const place = places[index];
    isPressed.current = found < 0 && isWaiting;
    if (place && !isPressed.current) onFollow(place);
  }

  useEffect(() => {
    if (isPressed.current && !isWaiting) follow();
  });

  function move(step: number): void {
    const { length } = places;
    setChosen(places[(index + step + length) % length]?.key);
  }

  return {
    index,
    reset: () => {
      isPressed.current = false;
      setChosen(undefined);
    },
    press(event: KeyboardEvent): void {
      const { key, nativeEvent } = event;
      if (nativeEvent.isComposing || !['ArrowDown', 'ArrowUp', 'Enter'].includes(key)) return;
      event.preventDefault();
      if (key === 'Enter') follow();
      else move(key === 'ArrowDown' ? 1 : -1);
    },
  };
}

/** The screen of each kind of hit. */
const SCREEN_OF: Readonly<Record<SearchKind, ScreenPath>> = {
  BOOKING: 'bookings',
  MESSAGE: 'messages',
  REVIEW: 'reviews',
  TASK: 'task',
  USER: 'users',
  PAGE: 'pages',
  POST: 'blog',
  MEDIA: 'media',
  GALLERY: 'gallery',
};

function placeOf({ kind, id, title, detail, address }: SearchHit): Place {
  const screen = SCREENS.find(({ path }) => path === SCREEN_OF[kind]) ?? SCREENS[0];
  return {
    key: `${kind} ${id}`,
    title,
    detail,
    kind: SEARCH_KIND[kind],
    path: pathOfAddress(address),
    icon: screen.icon,
  };
}

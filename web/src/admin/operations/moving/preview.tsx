import { type Move, moves } from '@approdo/shared/contract/operations/moves';
import { Stack, Text } from '@mantine/core';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { IdleButton } from '../../kit/form/place-button.tsx';
import { Fold } from '../../kit/frame/fold.tsx';
import { Part } from '../../kit/frame/part.tsx';
import kit from '../../kit/styles/kit.module.css';
import { useRead } from '../../session/use-read.ts';
import { countItems, listReasons, nameItem, sayItems } from './describe-move.ts';
import { ItemTable } from './item-table.tsx';
import { MoveChoicesPart } from './move-choices.tsx';
import { ITEM_STATES, PREVIEW, RUN, sayArriving } from './texts.ts';
import { useChoose } from './use-moves.ts';

type Props = { readonly move: Move };

/** What would come and what would not, with the choices that change it, and the button that brings it. */
export function Preview({ move }: Props) {
  const { choose, isChoosing } = useChoose(move.id);
  const run = useWrite(moves.run, { success: () => RUN.begun, describe: RUN.beginFailed });
  const count = countItems(move, 'new');
  return (
    <Stack gap="xl">
      <Part id="preview" title={PREVIEW.title}>
        <Text role="status" size="lg">
          {sayArriving(sayItems(move, 'new'), count)}
        </Text>
      </Part>
      <MoveChoicesPart move={move} onChoose={choose} />
      <NeverComing move={move} />
      <ToCheck move={move} />
      <Stack align="flex-start" gap="xs">
        <IdleButton
          variant="filled"
          isIdle={count === 0 || isChoosing || run.isPending}
          onPress={() => run.mutate({ params: { id: move.id } })}
        >
          {sayRun(move, count)}
        </IdleButton>
        {count === 0 && <Text c="dimmed">{PREVIEW.nothing}</Text>}
      </Stack>
      <ItemTable move={move} onChoose={choose} />
    </Stack>
  );
}

/** What is brought by a press: everything, or what is left of it. */
function sayRun(move: Move, count: number): string {
  if (move.state === 'STOPPED') return PREVIEW.rest;
  const isWhole = countItems(move, 'clash') + countItems(move, 'fault') + (move.choices.leave?.length ?? 0) === 0;
  return isWhole || count === 0 ? PREVIEW.all : PREVIEW.some(count);
}

/** What the file has that never comes, and what is here already. */
export function NeverComing({ move }: Props) {
  const already = sayItems(move, 'already');
  if (move.left.length === 0 && already === '') return null;
  return (
    <Part id="never" title={PREVIEW.never}>
      <ul className={kit.points}>
        {already !== '' && <li>{PREVIEW.already(already)}</li>}
        {move.left.map(({ what, count }) => (
          <li key={what}>{PREVIEW.counted(what, count)}</li>
        ))}
      </ul>
    </Part>
  );
}

/** What the owner should look at before she brings anything: clashes, then faults, then warnings. */
function ToCheck({ move }: Props) {
  const doubts = [
    useDoubts(move, 'CLASH', countItems(move, 'clash')),
    useDoubts(move, 'FAULT', countItems(move, 'fault')),
    useDoubts(move, 'NEW', countItems(move, 'new')),
  ].filter(({ items }) => items.length > 0);
  if (move.hints.length + doubts.length === 0) return null;
  return (
    <Part id="to-check" title={PREVIEW.toCheck}>
      {move.hints.length > 0 && (
        <ul className={kit.points}>
          {move.hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
      {doubts.map(({ title, items, hasMore }, place) => (
        <Fold key={title} title={title} startsOpen={place === 0}>
          <ul className={kit.points}>
            {items.map((item) => (
              <li key={item.id} className={kit.wrapAnywhere}>
                {nameItem(item)}
                <span className={`${kit.muted} ${kit.block}`}>{listReasons(item).join(' · ')}</span>
              </li>
            ))}
          </ul>
          {hasMore && <p className={kit.hint}>{PREVIEW.further}</p>}
        </Fold>
      ))}
    </Part>
  );
}

/** The first items of a state, of which new ones are doubtful where they have a warning; what a hint says is said. */
function useDoubts({ id, hints }: Move, state: 'CLASH' | 'FAULT' | 'NEW', count: number) {
  const { data } = useRead(moves.listItems, { params: { id }, query: { page: '1', state }, enabled: count > 0 });
  const { items, total } = count > 0 && data ? data : { items: [], total: 0 };
  return {
    title: state === 'NEW' ? PREVIEW.warned : `${ITEM_STATES[state].word} (${total})`,
    items: items.filter(({ reason = '', warnings }) =>
      state === 'NEW' ? warnings.length > 0 : !hints.includes(reason),
    ),
    hasMore: total > items.length,
  };
}

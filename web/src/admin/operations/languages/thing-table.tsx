import { TRANSLATABLE_KINDS } from '@approdo/shared/contract/operations/translatable';
import type { TranslationsOverview } from '@approdo/shared/contract/operations/translations';
import { Group, NativeSelect } from '@mantine/core';
import { KINDS, LANGUAGES_SCREEN, STATES, StateBadge, THINGS, TRANSLATION } from '../../content/translations/index.ts';
import { PublicationBadge } from '../../content/writing/index.ts';
import { DataTable } from '../../kit/table/data-table.tsx';
import { RowButton, RowButtons } from '../../kit/table/row-buttons.tsx';
import type { Column } from '../../kit/table/rows.ts';
import { useChoice } from '../../kit/table/use-choice.ts';
import { writeThing } from './thing-address.ts';

export type ListedThing = TranslationsOverview['things'][number];

type Props = {
  readonly things: readonly ListedThing[];
  /** Whether suggestions are being made for a thing. */
  readonly isBusy: (thing: ListedThing) => boolean;
  readonly onTranslate: (thing: ListedThing) => void;
  /** Left out if no service is linked. */
  readonly onSuggest?: ((thing: ListedThing) => void) | undefined;
};

/** What can be translated, with each thing's progress. */
export function ThingTable({ things, isBusy, onTranslate, onSuggest }: Props) {
  const [kind, chooseKind] = useChoice('tipo', ['all', ...TRANSLATABLE_KINDS]);
  const [state, chooseState] = useChoice('stato', ['all', 'missing', 'suggested', 'outdated']);
  const rows = things.filter(
    (thing) => (kind === 'all' || thing.kind === kind) && (state === 'all' || thing[state] > 0),
  );
  return (
    <DataTable
      label={LANGUAGES_SCREEN.list}
      name="testi"
      rows={rows}
      keyOf={writeThing}
      columns={COLUMNS}
      textOf={({ title }) => title}
      filters={
        <>
          <NativeSelect
            aria-label={THINGS.kind}
            value={kind}
            data={kindsOf(things)}
            onChange={({ currentTarget }) => chooseKind(currentTarget.value)}
          />
          <NativeSelect
            aria-label={THINGS.state}
            value={state}
            data={STATE_CHOICES}
            onChange={({ currentTarget }) => chooseState(currentTarget.value)}
          />
        </>
      }
      actions={(thing, describedBy) => {
        const button = { describedBy, isBusy: isBusy(thing) };
        return (
          <RowButtons>
            <RowButton {...button} onClick={() => onTranslate(thing)}>
              {THINGS.translate}
            </RowButton>
            {thing.missing > 0 && onSuggest && (
              <RowButton {...button} onClick={() => onSuggest(thing)}>
                {TRANSLATION.suggest}
              </RowButton>
            )}
          </RowButtons>
        );
      }}
    />
  );
}

const STATE_CHOICES = [
  { value: 'all', label: THINGS.allStates },
  { value: 'missing', label: STATES.MISSING },
  { value: 'suggested', label: STATES.SUGGESTED },
  { value: 'outdated', label: STATES.OUTDATED },
];

/** Only kinds with at least one thing. */
function kindsOf(things: readonly ListedThing[]) {
  const found = TRANSLATABLE_KINDS.filter((kind) => things.some((thing) => thing.kind === kind));
  return [{ value: 'all', label: THINGS.allKinds }, ...found.map((value) => ({ value, label: KINDS[value] }))];
}

const COLUMNS: readonly [Column<ListedThing>, ...Column<ListedThing>[]] = [
  { key: 'testo', label: THINGS.title, cell: ({ title }) => title, sortBy: ({ title }) => title },
  { key: 'tipo', label: THINGS.kind, cell: ({ kind }) => KINDS[kind], sortBy: ({ kind }) => KINDS[kind] },
  { key: 'stato', label: THINGS.state, cell: (thing) => <States thing={thing} /> },
  {
    key: 'pubblicazione',
    label: THINGS.isPublished,
    cell: ({ kind, isPublished }) =>
      kind === 'posts' || kind === 'pages' ? <PublicationBadge published={isPublished} /> : null,
  },
];

function States({ thing: { missing, suggested, outdated } }: { readonly thing: ListedThing }) {
  if (missing + suggested + outdated === 0) return THINGS.done;
  return (
    <Group gap="xs">
      {missing > 0 && <StateBadge state="MISSING" count={missing} />}
      {suggested > 0 && <StateBadge state="SUGGESTED" count={suggested} />}
      {outdated > 0 && <StateBadge state="OUTDATED" count={outdated} />}
    </Group>
  );
}

import { type Move, type MoveChoices, moveChoices } from '@approdo/shared/contract/operations/moves';
import { REVIEW_FIELDS } from '@approdo/shared/domain/operations/moving/read-review-row';
import { STAY_FIELDS } from '@approdo/shared/domain/operations/moving/stay-tables';
import { Checkbox, Fieldset, Group, NativeSelect, Radio, Stack, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { COVER_IMAGE, fileOf, ImageChoice } from '../../content/media-picker/index.ts';
import { useGalleries } from '../../content/records/index.ts';
import { FileChoice } from '../../kit/form/file-choice.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Part } from '../../kit/frame/part.tsx';
import { columns as inColumns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { JobNote } from '../backup/index.ts';
import { type Choosing, mapColumn } from './choose.ts';
import { CHOICES, COLUMN_FIELDS, PREVIEW } from './texts.ts';
import { useSendFile } from './use-sending.ts';

type Props = { readonly move: Move; readonly onChoose: (choosing: Choosing) => void };

type KindProps = {
  readonly move: Move;
  /** Replaces some of the choices. */
  readonly set: (some: MoveChoices) => void;
};

/** What the owner decides of this kind of move; every choice is kept at once, and what would come is judged anew. */
export function MoveChoicesPart({ move, onChoose }: Props) {
  const set = (some: MoveChoices) => onChoose({ change: (choices) => ({ ...choices, ...some }) });
  return (
    <Part id="choices" title={PREVIEW.choices}>
      <Stack maw="48rem">
        {move.kind === 'SITE' && <SiteChoices move={move} set={set} />}
        {move.kind === 'PHOTOS' && <PhotoChoices move={move} set={set} />}
        {(move.kind === 'STAYS' || move.kind === 'REVIEWS') && (
          <>
            <ColumnMapping move={move} onChoose={onChoose} />
            <TableChoices move={move} set={set} />
          </>
        )}
      </Stack>
    </Part>
  );
}

function SiteChoices({ move, set }: KindProps) {
  const { as = 'DRAFT', pictures = 'FETCH', cover = '', redirects = true } = move.choices;
  return (
    <>
      <OneOf {...CHOICES.as} value={as} onChange={(chosen) => set({ as: chosen })} />
      <OneOf {...CHOICES.pictures} value={pictures} onChange={(chosen) => set({ pictures: chosen })} />
      {pictures === 'ZIP' && move.state === 'READY' && <PictureZip move={move} />}
      <ImageChoice
        label={CHOICES.cover}
        address={cover && `/uploads/${cover}`}
        show={COVER_IMAGE}
        onChange={(url) => set({ cover: fileOf({ url }) })}
      />
      <Checkbox
        {...CHOICES.redirects}
        checked={redirects}
        onChange={({ currentTarget }) => set({ redirects: currentTarget.checked })}
      />
    </>
  );
}

/** Sends the zip of the old site's pictures, which is then read beside the first file. */
function PictureZip({ move }: Pick<Props, 'move'>) {
  const { send, progress } = useSendFile();
  return (
    <Stack gap="xs">
      {progress && <JobNote {...progress} />}
      <Group gap="sm">
        <FileChoice accept=".zip" isDisabled={progress !== undefined} onFile={(file) => send({ file, to: move })}>
          {CHOICES.zip}
        </FileChoice>
        <Text c="dimmed">{CHOICES.zipHint}</Text>
      </Group>
    </Stack>
  );
}

/** What each column of a table holds that nobody knows, with values of it to tell by; nothing for a known one. */
function ColumnMapping({ move: { kind, columns, choices }, onChoose }: Props) {
  if (!columns) return null;
  const fields = kind === 'REVIEWS' ? REVIEW_FIELDS : STAY_FIELDS;
  const options = fields.map((field) => ({ value: field, label: COLUMN_FIELDS[field] }));
  const fieldOf = new Map(Object.entries(choices.mapping ?? {}).map(([field, column]) => [column, field]));
  return (
    <Fieldset legend={CHOICES.mapping}>
      <div style={inColumns('14rem')}>
        {columns.map(({ name, samples }) => (
          <NativeSelect
            key={name}
            label={name}
            description={CHOICES.samples(samples)}
            value={fieldOf.get(name) ?? ''}
            data={[{ value: '', label: CHOICES.leaveColumn }, ...options]}
            onChange={({ currentTarget }) => onChoose({ change: mapColumn(name, currentTarget.value) })}
          />
        ))}
      </div>
    </Fieldset>
  );
}

const DATE_ORDERS = moveChoices.shape.dateOrder.unwrap().options;

function TableChoices({ move: { choices, format }, set }: KindProps) {
  const orders = DATE_ORDERS.map((value) => ({ value, label: CHOICES.dateOrders[value] }));
  return (
    <>
      <TypedChoice {...CHOICES.portal} field="portal" value={choices.portal} onApply={(portal) => set({ portal })} />
      {format !== 'ICS' && (
        <NativeSelect
          label={CHOICES.dateOrder}
          value={choices.dateOrder ?? ''}
          data={[{ value: '', label: CHOICES.dateOrderOfFile }, ...orders]}
          onChange={({ currentTarget: { value } }) => set({ dateOrder: DATE_ORDERS.find((order) => order === value) })}
        />
      )}
    </>
  );
}

function PhotoChoices({ move: { choices }, set }: KindProps) {
  const { data: galleries = [] } = useGalleries();
  const options = galleries.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <NativeSelect
        label={CHOICES.gallery}
        value={choices.gallery ?? ''}
        data={[{ value: '', label: CHOICES.newGallery }, ...options]}
        onChange={({ currentTarget }) => set({ gallery: currentTarget.value || undefined })}
      />
      {choices.gallery === undefined && (
        <TypedChoice {...CHOICES.name} field="name" value={choices.name} onApply={(name) => set({ name })} />
      )}
      <OneOf {...CHOICES.order} value={choices.order ?? 'NAME'} onChange={(order) => set({ order })} />
    </>
  );
}

type OneOfProps<Option extends string> = {
  readonly label: string;
  readonly names: Readonly<Record<Option, string>>;
  readonly value: Option;
  readonly onChange: (option: Option) => void;
};

function OneOf<Option extends string>({ label, names, value, onChange }: OneOfProps<Option>) {
  const isOption = (key: string): key is Option => Object.hasOwn(names, key);
  const options = Object.keys(names).filter(isOption);
  return (
    <Radio.Group label={label} value={value} onChange={(key) => isOption(key) && onChange(key)}>
      <Group className={kit.above2}>
        {options.map((option) => (
          <Radio key={option} value={option} label={names[option]} />
        ))}
      </Group>
    </Radio.Group>
  );
}

type TypedProps = {
  readonly field: 'portal' | 'name';
  readonly label: string;
  readonly description: string;
  readonly value: string | undefined;
  readonly onApply: (text: string) => void;
};

/** A choice that is typed, and kept by a button. */
function TypedChoice({ field, label, description, value = '', onApply }: TypedProps) {
  const form = useForm({
    schema: z.object({ text: moveChoices.shape[field].unwrap() }),
    start: { text: value },
    save: async ({ text }) => onApply(text),
    describe: CHOICES.failed,
  });
  return (
    <StackedForm form={form}>
      <Group align="end" gap="sm">
        <TextInput flex="1 1 14rem" label={label} description={description} {...form.field('text')} />
        <SubmitButton isSaving={form.isSaving}>{CHOICES.apply}</SubmitButton>
      </Group>
    </StackedForm>
  );
}

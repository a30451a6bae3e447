import { type Move, type MoveChoices, moveChoices } from '@approdo/shared/contract/operations/moves';
import { Button, Checkbox, FileButton, Group, NativeSelect, Radio, Stack, Text, TextInput } from '@mantine/core';
import { Upload as UploadIcon } from 'lucide-react';
import { z } from 'zod';
import { COVER_IMAGE, fileOf, ImageChoice } from '../../content/media-picker/index.ts';
import { useGalleries } from '../../content/records/index.ts';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Part } from '../../kit/frame/part.tsx';
import kit from '../../kit/styles/kit.module.css';
import { JobNote } from '../backup/index.ts';
import type { Choosing } from './choose.ts';
import { ColumnMapping } from './column-mapping.tsx';
import { CHOICES, PREVIEW } from './texts.ts';
import { useSendFile } from './use-sending.ts';

type Props = { readonly move: Move; readonly onChoose: (choosing: Choosing) => void };

type KindProps = {
  readonly move: Move;
  /** Replaces some of the choices. */
  readonly set: (some: Partial<MoveChoices>) => void;
};

/** What the owner decides of this kind of move; every choice is kept at once, and what would come is judged anew. */
export function MoveChoicesPart({ move, onChoose }: Props) {
  const set = (some: Partial<MoveChoices>) => onChoose({ change: (choices) => ({ ...choices, ...some }) });
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

const AS = ['DRAFT', 'AS_WAS'] as const;
const PICTURES = ['ZIP', 'FETCH', 'NONE'] as const;
const DATE_ORDERS = ['DMY', 'MDY', 'YMD'] as const;
const PHOTO_ORDERS = ['NAME', 'DATE'] as const;

function SiteChoices({ move, set }: KindProps) {
  const { as = 'DRAFT', pictures = 'FETCH', cover = '', redirects = true } = move.choices;
  return (
    <>
      <OneOf
        label={CHOICES.as}
        names={CHOICES.asNames}
        options={AS}
        value={as}
        onChange={(chosen) => set({ as: chosen })}
      />
      <OneOf
        label={CHOICES.pictures}
        names={CHOICES.picturesNames}
        options={PICTURES}
        value={pictures}
        onChange={(chosen) => set({ pictures: chosen })}
      />
      {pictures === 'ZIP' && move.state === 'READY' && <PictureZip move={move} />}
      <ImageChoice
        label={CHOICES.cover}
        address={cover && `/uploads/${cover}`}
        show={COVER_IMAGE}
        onChange={(url) => set({ cover: fileOf({ url }) })}
      />
      <Checkbox
        label={CHOICES.redirects}
        description={CHOICES.redirectsHint}
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
        <FileButton accept=".zip" onChange={(file) => file && send({ file, to: move })}>
          {(chooser) => (
            <Button
              {...chooser}
              variant="default"
              disabled={progress !== undefined}
              leftSection={<UploadIcon size={18} aria-hidden />}
            >
              {CHOICES.zip}
            </Button>
          )}
        </FileButton>
        <Text c="dimmed">{CHOICES.zipHint}</Text>
      </Group>
    </Stack>
  );
}

function TableChoices({ move: { choices, format }, set }: KindProps) {
  const orders = DATE_ORDERS.map((value) => ({ value, label: CHOICES.dateOrders[value] }));
  return (
    <>
      <TypedChoice
        field="portal"
        label={CHOICES.portal}
        help={CHOICES.portalHint}
        value={choices.portal}
        onApply={(portal) => set({ portal })}
      />
      {format !== 'ICS' && (
        <NativeSelect
          label={CHOICES.dateOrder}
          value={choices.dateOrder ?? ''}
          data={[{ value: '', label: CHOICES.dateOrderOfFile }, ...orders]}
          onChange={({ currentTarget }) =>
            set({ dateOrder: DATE_ORDERS.find((order) => order === currentTarget.value) })
          }
        />
      )}
    </>
  );
}

function PhotoChoices({ move: { choices }, set }: KindProps) {
  const { data: galleries = [] } = useGalleries();
  return (
    <>
      <NativeSelect
        label={CHOICES.gallery}
        value={choices.gallery ?? ''}
        data={[
          { value: '', label: CHOICES.newGallery },
          ...galleries.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget }) => set({ gallery: currentTarget.value || undefined })}
      />
      {choices.gallery === undefined && (
        <TypedChoice
          field="name"
          label={CHOICES.name}
          help={CHOICES.nameHint}
          value={choices.name}
          onApply={(name) => set({ name })}
        />
      )}
      <OneOf
        label={CHOICES.order}
        names={CHOICES.orderNames}
        options={PHOTO_ORDERS}
        value={choices.order ?? 'NAME'}
        onChange={(order) => set({ order })}
      />
    </>
  );
}

type OneOfProps<Option extends string> = {
  readonly label: string;
  readonly names: Readonly<Record<Option, string>>;
  readonly options: readonly Option[];
  readonly value: Option;
  readonly onChange: (option: Option) => void;
};

function OneOf<Option extends string>({ label, names, options, value, onChange }: OneOfProps<Option>) {
  function choose(chosen: string): void {
    const option = options.find((known) => known === chosen);
    if (option !== undefined) onChange(option);
  }
  return (
    <Radio.Group label={label} value={value} onChange={choose}>
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
  readonly help: string;
  readonly value: string | undefined;
  readonly onApply: (text: string) => void;
};

/** A choice that is typed, and kept by a button. */
function TypedChoice({ field, label, help, value = '', onApply }: TypedProps) {
  const form = useForm({
    schema: z.object({ text: moveChoices.shape[field].unwrap() }),
    start: { text: value },
    save: async ({ text }) => onApply(text),
    describe: CHOICES.failed,
  });
  return (
    <StackedForm form={form}>
      <Group align="end" gap="sm">
        <TextInput flex="1 1 14rem" label={label} description={help} {...form.field('text')} />
        <SubmitButton isSaving={form.isSaving}>{CHOICES.apply}</SubmitButton>
      </Group>
    </StackedForm>
  );
}

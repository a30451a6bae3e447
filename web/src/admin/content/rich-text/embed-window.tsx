import type { Embed } from '@approdo/shared/rich-text/embed';
import { isShortenedMap } from '@approdo/shared/rich-text/map-address';
import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { SHELL } from '../../kit/texts.ts';
import { ANY_AUDIO, ANY_IMAGE, ANY_VIDEO, MediaPicker } from '../media-picker/index.ts';
import { useGalleries } from '../records/index.ts';
import { PICKER } from '../uploads/index.ts';
import { changeValue, valueIn } from './describe-embed.ts';
import { asPathOfThisSite } from './document/site-path.ts';
import { EDITOR, EMBED_FORM, EMBED_HINTS, EMBEDS } from './texts.ts';

type Props = {
  readonly embed: Embed;
  /** Whether it is yet to be inserted. */
  readonly isNew: boolean;
  readonly onSave: (embed: Embed) => void;
  readonly onClose: () => void;
};

/** Asks for a picture, or the slug or address of another embed. If left empty, the block has no value yet. */
export function EmbedWindow({ embed, isNew, onSave, onClose }: Props) {
  const submit = isNew ? EMBED_FORM.submit : SHELL.save;
  const save = (value: string) => {
    const read = changeValue(embed, asPathOfThisSite(value));
    if ('embed' in read) onSave(read.embed);
  };
  if (embed.type !== 'image')
    return <AddressWindow embed={embed} isNew={isNew} submit={submit} onSave={save} onClose={onClose} />;
  return (
    <MediaPicker
      show={ANY_IMAGE}
      finish={submit}
      address={{ start: embed.src, findFault: (typed) => findFault(embed, typed) }}
      onChoose={({ url }) => save(url)}
      onClose={onClose}
    />
  );
}

function findFault(embed: Embed, value: string): string | undefined {
  const read = changeValue(embed, asPathOfThisSite(value));
  if (!('forbidden' in read)) return undefined;
  return embed.type === 'map' && isShortenedMap(value) ? EDITOR.shortenedMap : EDITOR.forbiddenEmbed(read.forbidden);
}

type AddressProps = Pick<Props, 'embed' | 'isNew' | 'onClose'> & {
  readonly submit: string;
  readonly onSave: (value: string) => void;
};

const schema = z.object({ value: z.string() });

function AddressWindow({ embed, isNew, submit, onSave, onClose }: AddressProps) {
  const form = useForm({
    schema,
    start: { value: valueIn(embed) },
    findFaults: ({ value }) => {
      const fault = findFault(embed, value);
      return fault === undefined ? {} : { value: fault };
    },
    save: async ({ value }) => onSave(value),
    describe: () => ({ text: SHELL.unexpected }),
  });
  const name = EMBEDS.insert[embed.type];
  return (
    <FormWindow title={isNew ? EMBEDS.insertTitle(name) : name} onClose={onClose}>
      <StackedForm form={form}>
        <TextInput
          label={embed.type === 'gallery' ? EMBED_FORM.slug : EMBED_FORM.source}
          description={EMBED_HINTS[embed.type]}
          inputMode={embed.type === 'gallery' ? 'text' : 'url'}
          spellCheck={false}
          data-autofocus
          {...form.field('value')}
        />
        <EmbedChoice embed={embed} value={form.draft.value} onChoose={(value) => form.change('value', value)} />
        <FormButtons submit={submit} isSaving={form.isSaving} onCancel={onClose} />
      </StackedForm>
    </FormWindow>
  );
}

type ChoiceProps = {
  readonly embed: Embed;
  readonly value: string;
  readonly onChoose: (value: string) => void;
};

/** Chooses a gallery or a library file instead of typing. */
function EmbedChoice({ embed, value, onChoose }: ChoiceProps) {
  const [isPicking, setIsPicking] = useState(false);
  if (embed.type === 'gallery') return <GalleryChoice slug={value} onChoose={onChoose} />;
  if (embed.type !== 'video' && embed.type !== 'audio') return null;
  return (
    <div>
      <Button variant="default" onClick={() => setIsPicking(true)}>
        {PICKER.choose}
      </Button>
      {isPicking && (
        <MediaPicker
          show={embed.type === 'video' ? ANY_VIDEO : ANY_AUDIO}
          onChoose={({ url }) => {
            onChoose(url);
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </div>
  );
}

type GalleryChoiceProps = Pick<ChoiceProps, 'onChoose'> & { readonly slug: string };

/** The existing galleries, by name. */
function GalleryChoice({ slug, onChoose }: GalleryChoiceProps) {
  const { data: galleries = [], isPending, isError } = useGalleries();
  if (isPending) return <Text size="sm">{EMBED_FORM.galleriesLoading}</Text>;
  if (isError) return <Text size="sm">{EMBED_FORM.galleriesFailed}</Text>;
  const isKnown = galleries.some((gallery) => gallery.slug === slug);
  return (
    <NativeSelect
      label={EMBED_FORM.galleries}
      value={isKnown ? slug : ''}
      data={[
        { value: '', label: EMBED_FORM.chooseGallery },
        ...galleries.map((gallery) => ({ value: gallery.slug, label: gallery.name })),
      ]}
      onChange={({ currentTarget }) => {
        if (currentTarget.value) onChoose(currentTarget.value);
      }}
    />
  );
}

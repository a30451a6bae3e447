import { plainTextOf } from '@approdo/shared/rich-text/stored-content';
import { Checkbox, Fieldset, Stack, Textarea, TextInput } from '@mantine/core';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import kit from '../../kit/styles/kit.module.css';
import { usePlatform } from '../../session/platform-context.ts';
import { ContentField, useSlugSuggestion, useWritingForm, WRITING, type WritingForm } from '../writing/index.ts';
import { isFixedPage, type PageFields, pageRules } from './page-fields.ts';
import { PAGE_FORM } from './texts.ts';

/** About how much of each a search engine shows. */
const TITLE_LENGTH = 60;

const DESCRIPTION_LENGTH = 160;

type Props = {
  readonly writing: WritingForm<PageFields>;
  /** Whether the slug still follows the title. */
  readonly isNew: boolean;
  /** Rejects if the server refuses. */
  readonly save: (page: PageFields, version: string | undefined) => Promise<unknown>;
};

/** The form of a new or existing page. */
export function PageForm({ writing, isNew, save }: Props) {
  const { start, leave } = writing;
  const form = useWritingForm({
    writing,
    schema: pageRules,
    save,
    describe: PAGE_FORM.saveFailed,
  });
  const { draft, change, field } = form;
  const slug = useSlugSuggestion({
    begins: isNew && start.slug === '',
    onChange: (typed) => change('slug', typed),
  });
  const addressOf = useAddressOf();
  const isFixed = !isNew && isFixedPage(start.slug);

  function changeTitle(title: string): void {
    change('title', title);
    slug.follow(title);
  }

  return (
    <StackedForm form={form}>
      <TextInput
        label={WRITING.title}
        autoFocus
        data-autofocus
        {...field('title')}
        onChange={({ currentTarget }) => changeTitle(currentTarget.value)}
      />
      <TextInput
        label={PAGE_FORM.slug}
        description={isFixed ? PAGE_FORM.fixedSlug : PAGE_FORM.slugHint(addressOf(draft.slug))}
        spellCheck={false}
        readOnly={isFixed}
        {...field('slug')}
        onChange={({ currentTarget }) => slug.type(currentTarget.value)}
      />
      <Textarea label={WRITING.excerpt} autosize minRows={2} {...field('excerpt')} />
      <ContentField form={form} start={start.content} />
      <Fieldset legend={PAGE_FORM.seo}>
        <Stack>
          <TextInput label={PAGE_FORM.seoTitle} {...field('seoTitle')} />
          <Textarea label={PAGE_FORM.seoDescription} autosize minRows={2} {...field('seoDescription')} />
          <TextInput label={PAGE_FORM.seoKeywords} description={PAGE_FORM.seoKeywordsHint} {...field('seoKeywords')} />
          <SearchPreview fields={draft} address={addressOf(draft.slug)} />
        </Stack>
      </Fieldset>
      {!isFixed && <Checkbox label={PAGE_FORM.published} {...form.tick('published')} />}
      <FormButtons isSaving={form.isSaving} onCancel={leave} />
    </StackedForm>
  );
}

/** The address of a page: absolute if the back office is part of the site, else its path. */
function useAddressOf(): (slug: string) => string {
  const { site } = usePlatform();
  return (slug) => `${site ? window.location.origin : ''}/pages/${slug}`;
}

type SearchPreviewProps = {
  readonly fields: PageFields;
  /** The address of the page. */
  readonly address: string;
};

/** A preview of the page as a search result. */
function SearchPreview({ fields, address }: SearchPreviewProps) {
  const { title, seoTitle, seoDescription, excerpt, content } = fields;
  return (
    <figure className={`${kit.flush} ${kit.paper}`}>
      <figcaption className={kit.hintBelow}>{PAGE_FORM.preview}</figcaption>
      <p className={`${kit.small} ${kit.flush} ${kit.wrapAnywhere}`}>{address}</p>
      <p className={`${kit.link} ${kit.wrapAnywhere}`} style={{ fontSize: 'var(--text-l)', margin: 0 }}>
        {cutAt(seoTitle || title || PAGE_FORM.seoTitle, TITLE_LENGTH)}
      </p>
      <p className={`${kit.hint} ${kit.wrapAnywhere}`}>
        {cutAt(seoDescription || excerpt || plainTextOf(content), DESCRIPTION_LENGTH)}
      </p>
    </figure>
  );
}

/** The text, or as many whole words of it as fit. */
export function cutAt(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut;
  return `${words.replace(/(?<![\s.,;:])[\s.,;:]+$/, '')} …`;
}

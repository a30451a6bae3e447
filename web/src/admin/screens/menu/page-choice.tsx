import type { PageSummary } from '@approdo/shared/contract/content/pages';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { usePages } from '../../resources/use-pages.ts';
import { MENU_FORM } from '../../texts/menu.ts';

type Props = Omit<NativeSelectProps, 'value' | 'label' | 'data'> & { readonly value: string };

/** A page by its title, so that nobody types a slug. One that is no longer there stays until another is chosen. */
export function PageChoice({ value, error, ...select }: Props) {
  const { data: pages = [], isError } = usePages();
  const isKnown = value === '' || pages.some(({ slug }) => slug === value);
  return (
    <NativeSelect
      label={MENU_FORM.page}
      value={value}
      error={error ?? (isError && MENU_FORM.pagesFailed)}
      data={[
        { value: '', label: MENU_FORM.choosePage },
        ...(isKnown ? [] : [{ value, label: value }]),
        ...pages.map((page) => ({ value: page.slug, label: nameOf(page) })),
      ]}
      {...select}
    />
  );
}

function nameOf({ title, published }: PageSummary): string {
  return published ? title : MENU_FORM.draftPage(title);
}

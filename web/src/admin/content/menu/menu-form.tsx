import { menuChild } from '@approdo/shared/contract/content/menu';
import type { PageSummary } from '@approdo/shared/contract/content/pages';
import { Checkbox, NativeSelect, type NativeSelectProps, TextInput } from '@mantine/core';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { usePages } from '../records/index.ts';
import { LanguageTabs } from '../translations/index.ts';
import { BLANK_MENU_ITEM, draftOf, findMissingTarget, menuFields, readMenuDraft } from './menu-draft.ts';
import type { MenuRow } from './menu-rows.ts';
import { LEADS_TO, MENU, MENU_ACTIONS, MENU_FORM, VISIBLE_TO } from './texts.ts';
import { useSaveMenuItem } from './use-menu.ts';

type Props = {
  /** The entry to edit; left out for a new one. */
  readonly row?: MenuRow;
  readonly rows: readonly MenuRow[];
  readonly onClose: () => void;
};

export function MenuForm({ row, ...window }: Props) {
  if (!row) return <MenuWindow {...window} />;
  // What another person saved is the entry alone, without its place in the table.
  const shape = menuChild.transform((line) => ({ ...row, ...line }));
  return (
    <VersionedForm of={row} shape={shape}>
      {(current, loadLatest) => <MenuWindow row={current} loadLatest={loadLatest} {...window} />}
    </VersionedForm>
  );
}

function MenuWindow({ row, rows, loadLatest, onClose }: Props & { readonly loadLatest?: LoadLatest }) {
  const save = useSaveMenuItem(row?.id);
  const form = useForm({
    schema: menuFields,
    start: row ? draftOf(row) : BLANK_MENU_ITEM,
    read: readMenuDraft,
    findFaults: findMissingTarget,
    version: row?.version,
    loadLatest: loadLatest,
    save: async (fields, version) => {
      await save(fields, version);
      onClose();
    },
    describe: row ? MENU_ACTIONS.saveFailed : MENU_ACTIONS.addFailed,
  });
  const leave = form.leaveBy(onClose);
  const { leadsTo } = form.draft;

  return (
    <FormWindow title={row ? MENU_FORM.editTitle : MENU_FORM.addTitle} onClose={leave}>
      <LanguageTabs kind="menu_items" id={row?.id}>
        <StackedForm form={form}>
          <TextInput label={MENU_FORM.label} data-autofocus {...form.field('label')} />
          <NativeSelect label={MENU_FORM.leadsTo} data={choices(LEADS_TO)} {...form.field('leadsTo')} />
          {leadsTo === 'page' && <PageChoice {...form.field('slug')} />}
          {leadsTo === 'url' && (
            <TextInput label={MENU_FORM.url} description={MENU_FORM.urlHelp} inputMode="url" {...form.field('url')} />
          )}
          <NativeSelect label={MENU_FORM.parent} data={listParents(rows, row)} {...form.field('parentId')} />
          <NativeSelect label={MENU_FORM.visibleTo} data={choices(VISIBLE_TO)} {...form.field('visibleTo')} />
          <Checkbox label={MENU_FORM.showOnDesktop} {...form.tick('showOnDesktop')} />
          <Checkbox label={MENU_FORM.showOnMobile} {...form.tick('showOnMobile')} />
          <FormButtons isSaving={form.isSaving} onCancel={leave} />
        </StackedForm>
      </LanguageTabs>
    </FormWindow>
  );
}

/** Two levels: an entry with children of its own stays at the top. */
function listParents(rows: readonly MenuRow[], row: MenuRow | undefined) {
  const parents = row?.childCount ? [] : rows.filter(({ id, parentId }) => parentId === null && id !== row?.id);
  return [{ value: '', label: MENU.top }, ...parents.map(({ id, label }) => ({ value: id, label }))];
}

function choices(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

type PageChoiceProps = Omit<NativeSelectProps, 'value' | 'label' | 'data'> & { readonly value: string };

/** Chooses a page by title, so that nobody types a slug. A page that was deleted stays until another is chosen. */
function PageChoice({ value, error, ...select }: PageChoiceProps) {
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

import { PAGES_LIST } from '../../resources/page-address.ts';
import { usePageActions, usePages } from '../../resources/use-pages.ts';
import { PAGES } from '../../texts/pages.ts';
import { EditableScreen } from '../../writing/editable-screen.tsx';
import { WRITING_ORDERS } from '../../writing/writing-orders.ts';
import { PageCard } from './page-card.tsx';
import { PageWindow } from './page-window.tsx';

export function PagesScreen() {
  const actions = usePageActions();
  return (
    <EditableScreen
      subject="page"
      query={usePages()}
      says={PAGES}
      name={PAGES_LIST}
      textOf={({ title, slug, excerpt }) => `${title} ${slug} ${excerpt}`}
      orders={WRITING_ORDERS}
      card={(page, nameId, onEdit) => <PageCard page={page} nameId={nameId} actions={actions} onEdit={onEdit} />}
      window={(page, onClose) => <PageWindow page={page} onClose={onClose} />}
    />
  );
}

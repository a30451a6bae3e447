import type { MenuItem } from '@approdo/shared/contract/content/menu';
import { linkOfMenuEntry } from '@approdo/shared/domain/content/menu';

/** The screens on which a line is visible. */
type Devices = 'all' | 'desktop' | 'mobile';

/** A line of the menu bar; without a link it is a heading. */
export type MenuLink = {
  readonly id: string;
  readonly label: string;
  readonly href?: string | undefined;
  /** Set if the target can only be read in Italian. */
  readonly hrefLang?: 'it';
  readonly devices: Devices;
};

/** With children it is a dropdown. */
export type MenuLine = MenuLink & { readonly children: readonly MenuLink[] };

type DeviceFlags = Pick<MenuItem, 'showOnDesktop' | 'showOnMobile'>;

/** The menu bar. A parent whose children show on one kind of screen only is a dropdown there, else a plain line. */
export function arrangeMenu(items: readonly MenuItem[]): MenuLine[] {
  return items.flatMap((item) => {
    const devices = devicesOf(item);
    if (!devices) return [];
    const isDropdownOn = { desktop: hasChildren(item, 'desktop'), mobile: hasChildren(item, 'mobile') };
    if (devices !== 'all') return [lineOf(item, devices, isDropdownOn[devices])];
    if (isDropdownOn.desktop === isDropdownOn.mobile) return [lineOf(item, 'all', isDropdownOn.desktop)];
    return [lineOf(item, 'desktop', isDropdownOn.desktop), lineOf(item, 'mobile', isDropdownOn.mobile)];
  });
}

function lineOf(item: MenuItem, devices: Devices, isDropdown: boolean): MenuLine {
  const own = linkOf(item, devices);
  if (!isDropdown) return { ...own, children: [] };
  const children = item.children.flatMap((child) => {
    const childDevices = devicesOf(child);
    return childDevices && canShow(childDevices, devices) ? [linkOf(child, childDevices)] : [];
  });
  return { ...own, children: own.href ? [own, ...children] : children };
}

function linkOf(item: Pick<MenuItem, 'id' | 'label' | 'url' | 'slug'>, devices: Devices): MenuLink {
  return { id: item.id, label: item.label, href: linkOfMenuEntry(item), devices };
}

function hasChildren({ children }: MenuItem, device: 'desktop' | 'mobile'): boolean {
  return children.some((child) => (device === 'desktop' ? child.showOnDesktop : child.showOnMobile));
}

function devicesOf({ showOnDesktop, showOnMobile }: DeviceFlags): Devices | undefined {
  if (showOnDesktop && showOnMobile) return 'all';
  if (showOnDesktop) return 'desktop';
  return showOnMobile ? 'mobile' : undefined;
}

function canShow(child: Devices, parent: Devices): boolean {
  return child === 'all' || parent === 'all' || child === parent;
}

import { ChevronDown } from 'lucide-react';
import { useTexts } from '../../texts/use-texts.ts';
import type { MenuLine, MenuLink } from './arrange-menu.ts';
import styles from './menu-island.module.css';
import { useMenu } from './use-menu.ts';

export type MenuIslandProps = { readonly lines: readonly MenuLine[]; readonly path: string };

/** The menu bar: a visitor's lines come with the page, those of a role once the account is known. */
export function MenuIsland({ lines: initial, path }: MenuIslandProps) {
  const { menu } = useTexts();
  const { lines, hasFailed } = useMenu(initial);
  return (
    <nav aria-label={menu.name}>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={`${line.id} ${line.devices}`} data-devices={line.devices}>
              {line.children.length > 0 ? <Dropdown line={line} path={path} /> : <LineText line={line} path={path} />}
            </li>
          ))}
        </ul>
      )}
      {lines.length === 0 && !hasFailed && <p role="status">{menu.loading}</p>}
      {hasFailed && (
        <p role="alert" title={menu.failedWhy}>
          {menu.failed}
        </p>
      )}
    </nav>
  );
}

type LineProps<Line> = { readonly line: Line; readonly path: string };

/** Opens and closes natively; the page's script closes it on Escape, on a click outside and when the focus leaves. */
function Dropdown({ line, path }: LineProps<MenuLine>) {
  return (
    <details className={styles.dropdown} name="menu" data-dropdown>
      <summary>
        {line.label}
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul>
        {line.children.map((child) => (
          <li key={child.id} data-devices={child.devices}>
            <LineText line={child} path={path} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function LineText({ line: { href, hrefLang, label }, path }: LineProps<MenuLink>) {
  if (!href) return <span>{label}</span>;
  return (
    <a href={href} hrefLang={hrefLang} {...(href === path && { 'aria-current': 'page' })}>
      {label}
    </a>
  );
}

/** Inlined in the page: only the back office's stylesheet, whose tokens it uses, is saved beside it. */
export const OWNER_DAY_STYLES = `
.owner-day {
  max-inline-size: 40rem;
  margin: 0 auto;
  padding: var(--space-5) var(--space-4);
  color: var(--ink);
  font-family: var(--font-text);
  overflow-wrap: anywhere;
}
.owner-day h1 { font-family: var(--font-display); font-weight: 400; }
.said { padding: var(--space-3) var(--space-4); border-radius: var(--radius); background: var(--lemon-mist); }
.owner-day ul { margin: 0; padding: 0; list-style: none; }
.owner-day li {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  padding-block: var(--space-3);
  border-block-end: 1px solid var(--line);
}
.owner-day li p, .owner-day footer p { margin: 0; color: var(--ink-soft); }
.owner-day footer { margin-block: var(--space-5); }
.call, .again {
  display: inline-grid;
  place-items: center;
  min-block-size: 44px;
  padding-inline: var(--space-4);
  border: 1px solid currentcolor;
  border-radius: var(--radius);
  color: var(--sea);
  text-decoration: none;
}
`;

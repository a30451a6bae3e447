/** As high as the heading of a screen, or as the question mark beside it. */
const TITLE = 'inline-size:9rem;block-size:max(2.125rem,1.15*clamp(1.75rem,1.4rem + 1.4vw,2.4rem))';

/**
 * The frame of the back office (web/src/admin/shell/frame.css): bar, menu, heading and rows in their final height, the
 * same for everybody. It has no words that anybody is read and nothing to focus; React replaces it with its first draw.
 */
export const ADMIN_FRAME = `<div class="admin-layout" aria-hidden="true">
<div class="admin-bar"><span class="admin-brand">Approdo</span>${blank('inline-size:6.25rem;block-size:2.75rem')}</div>
<div class="admin-side"><span class="admin-brand">Approdo</span>${blank('inline-size:55%;block-size:.75rem;margin:.625rem 1.25rem').repeat(14)}</div>
<div class="admin-content">${blank(`${TITLE};margin-block-end:2rem`)}${blank('block-size:3.5rem;margin-block-end:1rem').repeat(5)}</div>
<div class="admin-foot">${blank('flex:1;block-size:1.5rem;margin:1rem 1.5rem').repeat(5)}</div>
</div>`;

/** The policy of the back office allows styles in attributes. */
function blank(style: string): string {
  return `<span class="admin-blank" style="${style}"></span>`;
}

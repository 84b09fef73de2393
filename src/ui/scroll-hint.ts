/** px of what lies below that are not worth a hint. */
const SLACK = 4

/** What the keyboard reaches anyway, and scrolls to. */
const REACHED = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/**
 * A ref for what scrolls: while something lies below, it carries `data-more` and fades at its lower edge (tokens.css); while
 * something lies above, it carries `data-scrolled`. Words alone that scroll are a stop of the keyboard, which scrolls them.
 * @returns how to stop
 */
export function hintAtMore(scroller: HTMLElement | null): (() => void) | undefined {
  if (!scroller) return undefined
  const look = (): void => {
    const below = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
    scroller.toggleAttribute('data-more', below > SLACK)
    scroller.toggleAttribute('data-scrolled', scroller.scrollTop > SLACK)
    const isLong = scroller.scrollHeight - scroller.clientHeight > SLACK
    if (isLong && scroller.querySelector(REACHED) === null) scroller.tabIndex = 0
    else scroller.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(scroller)
  const changes = new MutationObserver(look)
  changes.observe(scroller, { childList: true, subtree: true })
  scroller.addEventListener('scroll', look, { passive: true })
  return () => {
    sizes.disconnect()
    changes.disconnect()
    scroller.removeEventListener('scroll', look)
  }
}

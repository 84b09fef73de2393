/** px of what lies below that are not worth a hint. */
const SLACK = 4

/**
 * A ref for what scrolls: while something lies below, it carries `data-more` and fades at its lower edge (tokens.css); while
 * something lies above, it carries `data-scrolled`.
 * @returns how to stop
 */
export function hintAtMore(scroller: HTMLElement | null): (() => void) | undefined {
  if (!scroller) return undefined
  const look = (): void => {
    const below = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
    scroller.toggleAttribute('data-more', below > SLACK)
    scroller.toggleAttribute('data-scrolled', scroller.scrollTop > SLACK)
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

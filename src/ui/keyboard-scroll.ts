/**
 * A ref for what scrolls and may hold nothing to stand on: as long as it is too small for its content, the keyboard stands
 * on it, and the arrows scroll it.
 * @returns how to stop
 */
export function scrollByKeyboard(scroller: HTMLElement | null): (() => void) | undefined {
  if (!scroller) return undefined
  const look = (): void => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = scroller
    if (scrollHeight > clientHeight || scrollWidth > clientWidth) scroller.tabIndex = 0
    else scroller.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(scroller)
  const changes = new MutationObserver(look)
  changes.observe(scroller, { childList: true, subtree: true })
  return () => {
    sizes.disconnect()
    changes.disconnect()
  }
}

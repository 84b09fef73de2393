/** A screen reader takes up a region that was there so long before its words (ms). */
export const REGION_MS = 150

/** What was put into the page by these changes. */
export function comeWith(changes: readonly MutationRecord[]): Element[] {
  return changes.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Element))
}

/**
 * What a screen reader says of a region: words of two blocks stand apart.
 * @param unsaid which parts are left out besides what is only seen, as a selector
 */
export function wordsOf(region: Element, unsaid = '[aria-hidden="true"]'): string {
  const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT)
  let words = ''
  let before: Element | null = null
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.closest(`[aria-hidden="true"], ${unsaid}`)) continue
    const block = blockOf(text)
    words += (block === before ? '' : ' ') + (text.textContent ?? '')
    before = block
  }
  return words.replaceAll(/\s+/g, ' ').trim()
}

/** Part of the line of what stands around it. */
const IN_LINE = /^(inline|contents)$/

function blockOf(node: Node): Element | null {
  const around = node.parentElement
  return around && IN_LINE.test(getComputedStyle(around).display) ? blockOf(around) : around
}

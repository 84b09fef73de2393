/** A place in a chapter that holds whatever the size of the letters: an element, and letters into it. */
export interface Anchor {
  /** Index of the child at each step. */
  path: string
  offset: number
}

/** The first letter in sight below the upper edge. @param edge px from the top of the window */
export function anchorAt(root: Element, edge: number): Anchor {
  let element = root
  const path: number[] = []
  for (;;) {
    const children = [...element.children]
    const index = children.findIndex(
      (child) => hasLines(child) && child.getBoundingClientRect().bottom > edge + 1,
    )
    const child = children[index]
    if (!child || isInLine(child)) break
    path.push(index)
    element = child
  }
  return { path: path.join('.'), offset: lettersAbove(element, edge) }
}

/** Px from the top of the window at which the place stands now. */
export function topOf(root: Element, { path, offset }: Anchor): number {
  let element = root
  for (const step of path === '' ? [] : path.split('.')) element = element.children[Number(step)] ?? element
  const range = letterAt(element, offset)
  return (range ?? element).getBoundingClientRect().top
}

function hasLines(element: Element): boolean {
  return element.getBoundingClientRect().height > 0
}

/** Words among words: the place is counted in the paragraph around them. */
function isInLine(element: Element): boolean {
  return getComputedStyle(element).display.startsWith('inline')
}

function textsOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) texts.push(node)
  return texts
}

/** How many letters of an element lie above the edge. */
function lettersAbove(element: Element, edge: number): number {
  if (element.getBoundingClientRect().top >= edge) return 0
  let low = 0
  let high = element.textContent.length
  while (low < high) {
    const middle = (low + high) >> 1
    const bottom = letterAt(element, middle)?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
    if (bottom > edge + 1) high = middle
    else low = middle + 1
  }
  return low
}

function letterAt(element: Element, offset: number): Range | null {
  let left = offset
  for (const text of textsOf(element)) {
    if (left < text.length) {
      const range = document.createRange()
      range.setStart(text, left)
      range.setEnd(text, left + 1)
      return range
    }
    left -= text.length
  }
  return null
}

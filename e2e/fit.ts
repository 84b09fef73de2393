import type { Page } from '@playwright/test'

/** All that is pressed, typed into or chosen; a hidden input has its label. */
export const CONTROLS =
  'button, a[href], input, select, textarea, summary, label:has(input), [role="slider"], [role="tab"], [role="option"]'

/** Scenes, pictures that are explored, and tables lie in two dimensions (WCAG 1.4.10). */
const IN_TWO_DIMENSIONS =
  '[data-scene], [data-scene] *, table, [data-two-dimensions], [data-two-dimensions] *'

/** What of the page is covered, cut off, or has to be scrolled both ways, as sentences. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(findMisfits, { controls: CONTROLS, inTwoDimensions: IN_TWO_DIMENSIONS })
}

/** Controls that are smaller than so many CSS px, but for links within a text (WCAG 2.5.8). */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate(findSmallTargets, { controls: CONTROLS, least })
}

/** Runs in the page. */
function findMisfits({ controls, inTwoDimensions }: { controls: string; inTwoDimensions: string }): string[] {
  const found: string[] = []
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('title') || '')).trim().slice(0, 40)}”`
  const isShown = (element: Element) => {
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return isVisible && !isTiny(element) && !element.closest('[inert], [aria-hidden="true"]')
  }
  /** As what is only for screen readers, and all that is in it. */
  const isTiny = (element: Element | null): boolean => {
    if (!element || element === document.body) return false
    const { width, height } = element.getBoundingClientRect()
    return (
      width <= 1 || height <= 1 || (isTiny(element.parentElement) && lookOf(element).position !== 'fixed')
    )
  }
  const lookOf = (element: Element) => getComputedStyle(element)
  const isPushed = (overflow: string) => /auto|scroll/.test(overflow)

  const sideways = document.documentElement.scrollWidth - innerWidth
  if (sideways > 1) found.push(`the page scrolls sideways by ${sideways} px`)
  for (const element of document.querySelectorAll('body *')) {
    if (!isShown(element) || element.matches(inTwoDimensions)) continue
    const isWide = element.scrollWidth > element.clientWidth + 1 && isPushed(lookOf(element).overflowX)
    const isHigh = element.scrollHeight > element.clientHeight + 1 && isPushed(lookOf(element).overflowY)
    if (isWide && isHigh) found.push(`${nameOf(element)} scrolls both ways`)
  }

  /** What holds it and does not let its edge be seen. */
  const cutterOf = (element: Element): string | null => {
    const box = element.getBoundingClientRect()
    const isBeyond = (edge: { left: number; top: number; right: number; bottom: number }) =>
      box.left < edge.left - 1 ||
      box.right > edge.right + 1 ||
      (box.height <= edge.bottom - edge.top && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1))
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = lookOf(around)
      const isCutting = overflowX !== 'visible' && !isPushed(overflowX) && !isPushed(overflowY)
      const edge = around.getBoundingClientRect()
      // what comes into sight with the focus alone
      if (isCutting && (box.bottom <= edge.top || box.top >= edge.bottom)) return null
      if (isCutting && isBeyond(edge)) return nameOf(around)
    }
    const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    return isBeyond(window) ? 'the window' : null
  }
  const isPart = (element: Element, hit: Element) =>
    element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element
  /** What lies over its middle, or over a quarter of it. */
  const coverOf = (element: Element): string | null => {
    const { left, top, width, height } = element.getBoundingClientRect()
    for (const [x, y] of [
      [0.5, 0.5],
      [0.15, 0.25],
      [0.85, 0.25],
      [0.15, 0.75],
      [0.85, 0.75],
    ] as const) {
      const hit = document.elementFromPoint(left + width * x, top + height * y)
      if (hit && !isPart(element, hit)) return nameOf(hit)
    }
    return null
  }

  for (const control of document.querySelectorAll(controls)) {
    // places of a scene lie where they are drawn, and let pointers through to it
    if (!isShown(control) || control.matches(inTwoDimensions)) continue
    if (lookOf(control).pointerEvents === 'none') continue
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const cutter = cutterOf(control)
    if (cutter) found.push(`${nameOf(control)} is cut off by ${cutter}`)
    const cover = coverOf(control)
    if (cover) found.push(`${nameOf(control)} is covered by ${cover}`)
  }
  /** Letters that reach beyond what they stand in; those that end in three dots are read elsewhere. */
  const isTooWide = (words: Element): boolean => {
    const { left, right } = words.getBoundingClientRect()
    const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const holder = text.parentElement
      if (!holder || !isShown(holder) || lookOf(holder).textOverflow === 'ellipsis') continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = [...range.getClientRects()]
      if (lines.some((line) => line.width > 1 && (line.left < left - 2 || line.right > right + 2)))
        return true
    }
    return false
  }
  for (const words of document.querySelectorAll('button, a[href], label, h1, h2, h3, p, legend')) {
    if (!isShown(words) || words.matches(inTwoDimensions) || lookOf(words).display === 'inline') continue
    if (isTooWide(words)) found.push(`the words of ${nameOf(words)} do not fit`)
  }
  return [...new Set(found)]
}

/** Runs in the page. */
function findSmallTargets({ controls, least }: { controls: string; least: number }): string[] {
  return [...document.querySelectorAll(controls)].flatMap((control) => {
    const { width, height } = control.getBoundingClientRect()
    const isVisible = control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const { display, pointerEvents } = getComputedStyle(control)
    const isHeld = control.matches('input') && control.closest('label') !== null
    if (!isVisible || width <= 1 || display === 'inline' || pointerEvents === 'none' || isHeld) return []
    if (control.closest('[inert], [aria-hidden="true"]')) return []
    if (Math.min(width, height) >= least - 0.5) return []
    const name = (control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40)
    return [`${control.tagName.toLowerCase()} “${name}” is ${Math.round(width)} x ${Math.round(height)}`]
  })
}

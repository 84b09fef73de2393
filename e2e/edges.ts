import type { Page } from '@playwright/test'
import { CONTROLS } from './fit.ts'

/** Of an edge against what it stands on (WCAG 1.4.11). */
const LEAST_CONTRAST = 3

/** Controls whose edge cannot be told from what is around them, with the contrast of the best of their edges. */
export function faintEdges(page: Page): Promise<string[]> {
  return page.evaluate(findFaintEdges, { controls: CONTROLS, least: LEAST_CONTRAST })
}

/** The same with forced colours, where no icon may have the colour of its ground either, and for who asks for more contrast. */
export async function faintEdgesWhereItCounts(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const forced = [...(await faintEdges(page)), ...(await page.evaluate(findUnseenIcons))]
  await page.emulateMedia({ forcedColors: 'none', colorScheme: null, contrast: 'more' })
  await page.locator('html[data-prefers-contrast]').waitFor({ state: 'attached' })
  const contrasted = await faintEdges(page)
  await page.emulateMedia({ contrast: 'no-preference' })
  return [
    ...forced.map((one) => `forced colours: ${one}`),
    ...contrasted.map((one) => `more contrast: ${one}`),
  ]
}

/** Runs in the page: what stands around each icon that is drawn in the colour of the ground below it. */
function findUnseenIcons(): string[] {
  const groundOf = (node: Element | null): string => {
    if (!node) return ''
    const { backgroundColor } = getComputedStyle(node)
    return backgroundColor.endsWith(', 0)') ? groundOf(node.parentElement) : backgroundColor
  }
  return [...document.querySelectorAll('svg[fill="currentColor"]')]
    .filter((icon) => icon.checkVisibility() && getComputedStyle(icon).color === groundOf(icon))
    .map((icon) => `icon in ${icon.parentElement?.outerHTML.slice(0, 80) ?? ''}`)
}

/** Runs in the page. */
function findFaintEdges({ controls, least }: { controls: string; least: number }): string[] {
  type Colour = [red: number, green: number, blue: number, alpha: number]
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!brush) return ['there is no canvas to mix colours on']
  // whatever the notation, the browser itself says what it is
  const read = (colour: string): Colour => {
    brush.clearRect(0, 0, 1, 1)
    brush.fillStyle = colour
    brush.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const over = (front: Colour, back: Colour): Colour => {
    const mix = (at: 0 | 1 | 2) => front[at] * front[3] + back[at] * (1 - front[3])
    return [mix(0), mix(1), mix(2), 1]
  }
  const light = (colour: Colour): number => {
    const part = (value: number) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    }
    return 0.2126 * part(colour[0]) + 0.7152 * part(colour[1]) + 0.0722 * part(colour[2])
  }
  const contrast = (one: Colour, other: Colour) => {
    const [more, less] = [light(one), light(other)].toSorted((a, b) => b - a)
    return ((more ?? 0) + 0.05) / ((less ?? 0) + 0.05)
  }
  /** What is behind an element; null where that is a picture of the stage. */
  const groundOf = (element: Element | null): Colour | null => {
    if (!element || element.matches('body, html')) {
      const isOnStage = element?.matches('body') && document.querySelector('canvas, [data-scene]')
      return isOnStage ? null : read(getComputedStyle(document.documentElement).backgroundColor)
    }
    const own = read(getComputedStyle(element).backgroundColor)
    if (own[3] > 0.99) return own
    const behind = groundOf(element.parentElement)
    return behind && over(own, behind)
  }
  const edgesOf = (element: Element): Colour[] => {
    const look = getComputedStyle(element)
    const sides = (['Top', 'Right', 'Bottom', 'Left'] as const).flatMap((side) =>
      look[`border${side}Style`] !== 'none' && parseFloat(look[`border${side}Width`]) > 0
        ? [look[`border${side}Color`]]
        : [],
    )
    const outline =
      look.outlineStyle !== 'none' && parseFloat(look.outlineWidth) > 0 ? [look.outlineColor] : []
    // what is drawn has its line
    const lines = [...element.querySelectorAll('svg')].map((drawing) => getComputedStyle(drawing).stroke)
    // a shadow of no blur is a ring
    const rings = [...look.boxShadow.matchAll(/((?:\w+\([^)]*\)|#\w+|\w+)) 0px 0px 0px ([\d.]+)px/g)]
    const strokes = lines.filter((line) => line !== 'none')
    return [...sides, ...outline, ...strokes, ...rings.map(([, colour = '']) => colour)].map(read)
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  /** The box of a field is around it, and that of a choice within its label. */
  const holderOf = (element: Element): Element[] => {
    const box = element.parentElement
    const within = [...element.querySelectorAll('input')].filter(isSeen)
    return [element, ...(element.matches('input, textarea, select') && box ? [box] : []), ...within]
  }

  return [...document.querySelectorAll(controls)].flatMap((control) => {
    const { width, height } = control.getBoundingClientRect()
    if (!isSeen(control) || width <= 1 || height <= 1 || control.closest('[inert], [aria-hidden="true"]'))
      return []
    // what is off may be faint, a place is its picture, and a link within a text is told by its line
    if (control.matches(':disabled, [aria-disabled="true"], [data-element], label:has(:disabled)')) return []
    const { display, textDecorationLine } = getComputedStyle(control)
    if (display === 'inline' || (control.matches('a') && textDecorationLine === 'underline')) return []
    if (control.matches('input') && control.closest('label')?.matches(controls)) return []
    const best = Math.max(
      ...holderOf(control).flatMap((element) => {
        const behind = groundOf(element.parentElement)
        const own = read(getComputedStyle(element).backgroundColor)
        const inside = behind ? over(own, behind) : own
        // on a picture, whose colours are not known, a line of two colours is seen everywhere
        const ground = behind ?? inside
        const fill = behind ? [contrast(inside, behind)] : []
        return [...edgesOf(element).map((edge) => contrast(over(edge, ground), ground)), ...fill]
      }),
    )
    const words = control.getAttribute('aria-label') ?? (control.textContent || control.getAttribute('title'))
    const name = (words ?? '').trim().slice(0, 40)
    return best >= least ? [] : [`${control.tagName.toLowerCase()} “${name}” ${best.toFixed(1)}`]
  })
}

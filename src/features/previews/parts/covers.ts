import type { Box, Point } from '#shared/scene/layout.ts'
import { isInPolygon } from '#shared/scene/polygon.ts'

/** A place of a scene as it stands in the page of the game. */
export interface SeenPlace {
  id: string
  /** What its button is called. */
  name: string
  /** CSS px of that page. */
  box: Box
}

/** How much of a place cannot be pressed where it stands. */
export interface Cover {
  id: string
  name: string
  /** Percent that lies beneath something. */
  covered: number
  /** What that is called, the most of it first. */
  by: readonly string[]
  /** Percent that is beyond the edge of the screen. */
  outside: number
}

/** Points a side that are looked at of each place. */
const SAMPLES = 9
/** Percent that makes no difference. */
const TOO_LITTLE = 10

/** The places of the scene that stands in a page of the game, in the order in which they are read. */
export function placesIn(page: Document): SeenPlace[] {
  const buttons = page.querySelectorAll<HTMLElement>('[data-scene] nav [data-element]')
  return [...buttons].map((button) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    const name = button.getAttribute('aria-label') ?? ''
    return { id: button.dataset['element'] ?? '', name, box: { x, y, width, height } }
  })
}

interface Looked {
  places: readonly SeenPlace[]
  screen: { width: number; height: number }
  /** The outlines of places, each in shares of its box; of one that is missing all of its box counts. */
  outlines: ReadonlyMap<string, readonly Point[]>
  /** What lies on top at a point, where that is not the scene itself. */
  coveredBy: (at: Point) => string | null
}

/** What players cannot press of each place because something lies over it, or it is not on the screen. */
export function coversOf({ places, screen, outlines, coveredBy }: Looked): Cover[] {
  return places.flatMap(({ id, name, box }) => {
    const points = samplesOf(box, outlines.get(id))
    const inside = points.filter(({ x, y }) => x >= 0 && y >= 0 && x < screen.width && y < screen.height)
    const covers = inside.flatMap((point) => coveredBy(point) ?? [])
    const percent = (count: number) => Math.round((count / Math.max(points.length, 1)) * 100)
    const cover = {
      ...{ id, name },
      covered: percent(covers.length),
      by: byFrequency(covers),
      outside: percent(points.length - inside.length),
    }
    return cover.covered < TOO_LITTLE && cover.outside < TOO_LITTLE ? [] : [cover]
  })
}

function samplesOf(box: Box, outline: readonly Point[] | undefined): Point[] {
  const shares = Array.from({ length: SAMPLES }, (_, index) => (index + 0.5) / SAMPLES)
  const all = shares.flatMap((y) => shares.map((x) => ({ x, y })))
  const own = outline ? all.filter((point) => isInPolygon(point, outline)) : all
  // a thin one may pass between all of them
  return (own.length > 0 ? own : all).map(({ x, y }) => ({
    x: box.x + x * box.width,
    y: box.y + y * box.height,
  }))
}

function byFrequency(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([name]) => name)
}

/** Who lies on top in a page of the game, by the name that a screen reader says; null where a press meets the scene. */
export function coverAt(page: Document, { x, y }: Point): string | null {
  const top = page.elementFromPoint(x, y)
  if (!top || top.closest('[data-scene]') || top === page.body || top === page.documentElement) return null
  if (top.id === 'root') return null
  return nameAround(top)
}

function nameAround(node: Element): string {
  for (let at: Element | null = node; at && at.id !== 'root'; at = at.parentElement) {
    const name = nameOf(at)
    if (name !== '') return name
  }
  return node.textContent.trim().slice(0, 40)
}

function nameOf(node: Element): string {
  const labels = node.getAttribute('aria-labelledby')?.split(' ') ?? []
  const said = labels.map((id) => node.ownerDocument.getElementById(id)?.textContent ?? '').join(' ')
  return (node.getAttribute('aria-label') ?? said).trim()
}

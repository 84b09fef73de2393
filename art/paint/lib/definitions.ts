import { r, type Point } from './path.ts'

/** [offset 0..1, colour, opacity 0..1 (1 when left out)] */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** The gradients, blurs and clips that shapes of one drawing share. */
export class Definitions {
  private readonly ids = new Map<string, string>()

  /** Keeps a definition once; equal ones share an id. `body` gets the id to put into its markup. */
  define(body: (id: string) => string): string {
    const content = body('@')
    const known = this.ids.get(content)
    if (known) return known
    const id = `d${this.ids.size}`
    this.ids.set(content, id)
    return id
  }

  /** A gradient over the shape's own box; `from` and `to` in shares of it (light from the left by default). */
  linear(stops: readonly Stop[], from: Point = [0, 0], to: Point = [1, 0.28]): string {
    return this.paint(
      (id) =>
        `<linearGradient id="${id}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stopMarkup(stops)}</linearGradient>`,
    )
  }

  /** A gradient between two points of the picture. */
  linearAt(stops: readonly Stop[], from: Point, to: Point): string {
    return this.paint(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${r(from[0])}" y1="${r(from[1])}" x2="${r(to[0])}" y2="${r(to[1])}">${stopMarkup(stops)}</linearGradient>`,
    )
  }

  /** A round gradient over the shape's own box. */
  radial(stops: readonly Stop[]): string {
    return this.paint((id) => `<radialGradient id="${id}">${stopMarkup(stops)}</radialGradient>`)
  }

  /** A round gradient around a point of the picture; `squash` flattens it. */
  radialAt(stops: readonly Stop[], [cx, cy]: Point, radius: number, squash = 1): string {
    const flat =
      squash === 1 ? '' : ` gradientTransform="translate(0 ${r(cy * (1 - squash))}) scale(1 ${squash})"`
    return this.paint(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${r(cx)}" cy="${r(cy)}" r="${r(radius)}"${flat}>${stopMarkup(stops)}</radialGradient>`,
    )
  }

  /** A blur; give `x` and `y` in px. Keep what is blurred 64 px away from the picture's edge. */
  blur(x: number, y = x): string {
    return this.paint(
      (id) =>
        `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${x} ${y}"/></filter>`,
    )
  }

  clip(d: string): string {
    return this.paint((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
  }

  private paint(body: (id: string) => string): string {
    return `url(#${this.define(body)})`
  }

  /** Those that the groups use, and those that these use. */
  protected definitionsFor(groups: readonly string[]): string[] {
    const defs = new Map(
      [...this.ids].map(([content, id]) => [id, content.replaceAll('id="@"', `id="${id}"`)]),
    )
    const needed = new Set<string>()
    const open = [...groups]
    for (let markup = open.pop(); markup !== undefined; markup = open.pop()) {
      for (const [, id = ''] of markup.matchAll(/#(d\d+)/g)) {
        if (needed.has(id)) continue
        needed.add(id)
        open.push(defs.get(id) ?? '')
      }
    }
    return [...defs].filter(([id]) => needed.has(id)).map(([, markup]) => markup)
  }
}

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')
}

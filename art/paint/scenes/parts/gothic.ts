import { r } from '../../lib/path.ts'

export interface Lancet {
  /** Left edge and foot, px. */
  left: number
  foot: number
  width: number
  /** From the foot to where the arch begins to bend. */
  straight: number
  /** From there to the point. */
  rise: number
}

/** The radius that makes both sides of the arch start upright. */
function bend({ width, rise }: Lancet): string {
  return r((width * width) / 4 / width + (rise * rise) / width)
}

/** A window or door with a pointed head, clockwise. */
export function lancet(shape: Lancet): string {
  const { left, foot, width, straight, rise } = shape
  const [k, spring] = [bend(shape), r(foot - straight)]
  return `M${r(left)} ${r(foot)}V${spring}A${k} ${k} 0 0 1 ${r(left + width / 2)} ${r(foot - straight - rise)}A${k} ${k} 0 0 1 ${r(left + width)} ${spring}V${r(foot)}Z`
}

/** The same shape the other way round: a hole in a wall that is drawn clockwise. */
export function lancetHole(shape: Lancet): string {
  const { left, foot, width, straight, rise } = shape
  const [k, spring] = [bend(shape), r(foot - straight)]
  return `M${r(left)} ${r(foot)}H${r(left + width)}V${spring}A${k} ${k} 0 0 0 ${r(left + width / 2)} ${r(foot - straight - rise)}A${k} ${k} 0 0 0 ${r(left)} ${spring}Z`
}

/** The open line of the pointed head alone. */
export function pointedHead(shape: Lancet): string {
  const { left, foot, width, straight, rise } = shape
  const [k, spring] = [bend(shape), r(foot - straight)]
  return `M${r(left)} ${spring}A${k} ${k} 0 0 1 ${r(left + width / 2)} ${r(foot - straight - rise)}A${k} ${k} 0 0 1 ${r(left + width)} ${spring}`
}

/** A bigger or smaller shape around the same middle. @param by px on every side but the foot. */
export function grown(shape: Lancet, by: number): Lancet {
  return { ...shape, left: shape.left - by, width: shape.width + 2 * by, rise: shape.rise + by * 1.1 }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Point } from '../lib/path.ts'

const CARDS = 'scenes/lantern-isles/pictures'
/** Of a card, in its own units. */
const CARD = { width: 960, height: 600 }
/** Pixels of the kept picture per unit of the card: more than the closest view shows. */
const SCALE = 2

/** Where the camera looks: the middle of the view and how much of the card's width it sees. */
export type View = readonly [x: number, y: number, wide: number]

/** One card, filmed. */
export interface Shot {
  /** A picture of the cards; or several drawings of one that moves, and which of them is seen after so many seconds. */
  picture: string | { drawings: readonly Buffer[]; at: (seconds: number) => number }
  seconds: number
  from: View
  to: View
  /** Where its lantern burns: its light is never quite still. */
  lamp?: Point
  air: 'snow' | 'motes'
}

/** A shot that is ready to be filmed. */
export interface LoadedShot extends Shot {
  frames: Buffer[]
}

export const RASTER = { width: CARD.width * SCALE, height: CARD.height * SCALE, scale: SCALE }

export async function loadShot(shot: Shot): Promise<LoadedShot> {
  const { picture } = shot
  const drawings =
    typeof picture === 'string' ? [readFileSync(join(CARDS, `${picture}.svg`))] : picture.drawings
  const frames = await Promise.all(
    drawings.map((drawing) =>
      sharp(drawing, { density: 72 * SCALE })
        .resize(RASTER.width, RASTER.height)
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  )
  return { ...shot, frames }
}

/** The view of a shot; the camera sets out and arrives softly. */
export function viewAt({ from, to, seconds }: Shot, t: number): View {
  const share = Math.min(1, Math.max(0, t / seconds))
  const soft = 0.25 * share + 0.75 * share * share * (3 - 2 * share)
  const at = (place: 0 | 1 | 2) => from[place] + (to[place] - from[place]) * soft
  return [at(0), at(1), at(2)]
}

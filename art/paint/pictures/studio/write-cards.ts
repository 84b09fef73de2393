import { join } from 'node:path'
import type { Spot } from './spot.ts'

const CARDS = 'scenes/lantern-isles/pictures'
/** Of drawings that only our lessons show. */
export const LESSONS = 'art/packages/pictures'

/** Writes the cards of an area; with slugs on the command line only those. */
export function writeCards(cards: Readonly<Record<string, () => Spot>>, folder = CARDS): void {
  const wanted = process.argv.slice(2)
  for (const [slug, draw] of Object.entries(cards))
    if (wanted.length === 0 || wanted.includes(slug)) draw().finish(join(folder, `${slug}.svg`))
}

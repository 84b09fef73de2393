import { box, disc, WHITE } from './kit.ts'

/** A plain ground with a large disc, as every card of the bakery has it, and a table to stand on. */
export function ground(colour: string, sun: string, table = '#E2B98A'): string {
  return (
    box(0, 0, 960, 600, colour) +
    disc(480, 300, 250, sun) +
    box(0, 480, 960, 120, table) +
    box(0, 480, 960, 10, WHITE)
  )
}

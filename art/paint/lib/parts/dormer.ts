import { mix } from '../colour.ts'
import { polygon, type Point } from '../path.ts'
import type { Sketch } from '../sketch.ts'
import { pane } from './window.ts'

/** A window with its own small gable in a snowed roof. @param at left foot of its front @param width px. */
export function dormer(s: Sketch, [x, y]: Point, width: number, colour: string): void {
  const w = width
  const shade = polygon([
    [x + w, y],
    [x + w, y - w * 0.62],
    [x + w * 1.5, y - w * 0.86],
    [x + w * 1.5, y - w * 0.5],
  ])
  s.light.occluder(
    polygon([
      [x, y],
      [x, y - w * 0.62],
      [x + w / 2, y - w * 1.15],
      [x + w * 1.5, y - w * 0.9],
      [x + w * 1.5, y - w * 0.4],
      [x + w, y],
    ]),
  )
  s.fill(shade, s.c(mix(colour, '#1B3158', 0.55)))
  s.fill(
    polygon([
      [x, y],
      [x, y - w * 0.62],
      [x + w / 2, y - w * 1.08],
      [x + w, y - w * 0.62],
      [x + w, y],
    ]),
    s.across(mix(colour, '#FFD9C0', 0.14), mix(colour, '#1B3158', 0.16)),
  )
  pane(s, { at: [x + w / 2, y - w * 0.12], width: w * 0.42, height: w * 0.5 })
  const roof = polygon([
    [x + w / 2, y - w * 1.2],
    [x + w * 1.62, y - w * 1.16],
    [x + w * 1.7, y - w * 0.84],
    [x + w * 1.1, y - w * 0.5],
  ])
  s.light.surface(roof)
  s.fill(roof, s.across('#C6CADD', '#98ADD2'))
  const brim = polygon([
    [x - w * 0.1, y - w * 0.5],
    [x + w / 2, y - w * 1.22],
    [x + w * 1.1, y - w * 0.5],
    [x + w * 1.1, y - w * 0.42],
    [x + w / 2, y - w * 1.06],
    [x - w * 0.1, y - w * 0.4],
  ])
  s.light.surface(brim)
  s.fill(brim, s.across('#F0DFE0', '#B4C3DD'))
}

import { ellipse, lens, r, rect, type Point } from '../lib/path.ts'
import type { Sketch } from '../lib/sketch.ts'
import { lanternHouse } from '../lib/parts/tower.ts'

/**
 * The dome over the sunken hall: panes of glass between copper ribs, a drum with portholes, a lantern on top.
 * @param at middle of its foot @param half its half width. Returns the middle of the lantern.
 */
export function glassDome(s: Sketch, [x, y]: Point, half: number): Point {
  const drum = half * 0.34
  s.fill(lens(x, y + 6, half * 1.3, 12), '#123C5C', 0.5)
  base(s, [x, y], half, drum)
  const foot = y - drum
  const high = half * 1.02
  const glass = `M${r(x - half)} ${r(foot)}C${r(x - half)} ${r(foot - high * 0.72)} ${r(x - half * 0.5)} ${r(foot - high)} ${r(x)} ${r(foot - high)}S${r(x + half)} ${r(foot - high * 0.72)} ${r(x + half)} ${r(foot)}Z`
  s.light.occluder(glass)
  s.fill(glass, s.across('#C9E8DF', '#86C2BE', '#4F8FA2', '#2C5C80'))
  s.light.surface(glass, 0.3)
  indoors(s, glass, [x, foot], half)
  hangingLamps(s, [x, foot], half, high)
  ribs(s, [x, foot], half, high)
  s.fill(
    `M${r(x - half * 0.84)} ${r(foot - high * 0.3)}C${r(x - half * 0.76)} ${r(foot - high * 0.72)} ${r(x - half * 0.5)} ${r(foot - high * 0.9)} ${r(x - half * 0.24)} ${r(foot - high * 0.96)}C${r(x - half * 0.5)} ${r(foot - high * 0.78)} ${r(x - half * 0.66)} ${r(foot - high * 0.6)} ${r(x - half * 0.84)} ${r(foot - high * 0.3)}Z`,
    '#F3FBF6',
    0.5,
  )
  const snow = `M${r(x - half * 0.52)} ${r(foot - high * 0.86)}Q${r(x - half * 0.2)} ${r(foot - high * 1.07)} ${r(x)} ${r(foot - high * 1.05)}Q${r(x + half * 0.24)} ${r(foot - high * 1.05)} ${r(x + half * 0.46)} ${r(foot - high * 0.9)}Q${r(x + half * 0.3)} ${r(foot - high * 0.9)} ${r(x + half * 0.2)} ${r(foot - high * 0.84)}Q${r(x + half * 0.06)} ${r(foot - high * 0.94)} ${r(x - half * 0.06)} ${r(foot - high * 0.82)}Q${r(x - half * 0.22)} ${r(foot - high * 0.92)} ${r(x - half * 0.34)} ${r(foot - high * 0.76)}Q${r(x - half * 0.42)} ${r(foot - high * 0.84)} ${r(x - half * 0.52)} ${r(foot - high * 0.86)}Z`
  s.light.surface(snow)
  s.fill(snow, s.across('#EADDE4', '#B4C4DF', '#8AA3CC'))
  return lanternHouse(s, [x, foot - high], 44, '#4F9A8E')
}

/** Iron drum at the waterline with round windows. */
function base(s: Sketch, [x, y]: Point, half: number, drum: number): void {
  const wall = `M${r(x - half * 1.05)} ${r(y - drum)}H${r(x + half * 1.05)}V${r(y - 2)}Q${r(x)} ${r(y + 16)} ${r(x - half * 1.05)} ${r(y - 2)}Z`
  s.light.occluder(wall)
  s.light.surface(wall, 0.3)
  s.fill(wall, s.across('#C08A66', '#86656A', '#4F4A70', '#343A66'))
  s.fill(rect(x - half * 1.1, y - drum - 4, half * 2.2, 8), s.across('#E0AE84', '#9A7A78', '#4B4C74'))
  for (let i = -3; i <= 3; i++) {
    const cx = x + half * 0.95 * Math.sin(i * 0.46)
    const wide = 11 * Math.cos(i * 0.4)
    const cy = y - drum * 0.42 + (3 - Math.abs(i)) * 1.4
    s.fill(ellipse(cx, cy, wide + 3.4, 14), s.c('#D0A27C'))
    const pane = ellipse(cx, cy, wide, 10.6)
    s.fill(pane, s.down('#6FB0B4', '#2F5F80'))
    s.light.window(pane, [cx, cy], 20)
  }
}

/** What is seen through the panes: palms in tubs and the stair that goes down. */
function indoors(s: Sketch, glass: string, [x, foot]: Point, half: number): void {
  s.within(`clip-path="${s.picture.clip(glass)}"`, () => {
    const stair = `M${r(x - half * 0.16)} ${r(foot)}l6 -14h10l4 -14h10l4 -14h10l4 -14h12l2 -12h16l-6 68Z`
    s.fill(stair, s.c('#2F5F74'), 0.55)
    for (const [dx, high] of [
      [-0.52, 0.5],
      [0.56, 0.42],
    ] as const) {
      const [cx, top] = [x + dx * half, foot - high * half]
      for (const lean of [-1, -0.5, 0.1, 0.6, 1.1])
        s.stroke(
          `M${r(cx)} ${r(top)}q${r(lean * 12)} ${r(-14 + Math.abs(lean) * 4)} ${r(lean * 30)} ${r(2 + Math.abs(lean) * 12)}`,
          s.c('#2A6A62'),
          5,
          0.75,
        )
      s.stroke(
        `M${r(cx)} ${r(foot)}Q${r(cx + 3)} ${r(foot - 20)} ${r(cx)} ${r(top)}`,
        s.c('#31566A'),
        4,
        0.75,
      )
    }
  })
}

/** Three lamps under the glass: their halos fill the dome and leave its panes to be seen. */
function hangingLamps(s: Sketch, [x, foot]: Point, half: number, high: number): void {
  for (const [dx, up, size] of [
    [-0.46, 0.4, 0.3],
    [0.02, 0.56, 0.42],
    [0.48, 0.38, 0.28],
  ] as const) {
    const lamp: Point = [x + dx * half, foot - up * high]
    const globe = ellipse(lamp[0], lamp[1], 8 * (0.6 + size), 9.5 * (0.6 + size))
    s.stroke(`M${r(lamp[0])} ${r(lamp[1])}V${r(foot - high * (up + 0.3))}`, s.c('#2E5A70'), 2)
    s.fill(globe, s.across('#F0E6D2', '#8FB0B4'))
    s.light.window(globe, lamp, half * size)
  }
}

function ribs(s: Sketch, [x, foot]: Point, half: number, high: number): void {
  let meridians = ''
  for (const k of [-1, -0.72, -0.36, 0, 0.36, 0.72, 1])
    meridians += `M${r(x + half * k)} ${r(foot)}C${r(x + half * k)} ${r(foot - high * 0.72)} ${r(x + half * k * 0.5)} ${r(foot - high)} ${r(x)} ${r(foot - high)}`
  for (const [up, wide, sag] of [
    [0.36, 0.965, 5],
    [0.68, 0.8, 5],
  ] as const)
    meridians += `M${r(x - half * wide)} ${r(foot - high * up)}Q${r(x)} ${r(foot - high * up + sag * 2)} ${r(x + half * wide)} ${r(foot - high * up)}`
  s.stroke(meridians, s.c('#2E5A70'), 4.4)
  s.stroke(meridians, s.c('#9AC7B8'), 1.5, 0.9)
}

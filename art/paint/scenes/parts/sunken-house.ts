import { mix } from '../../lib/colour.ts'
import { arch, ellipse, line, polygon, r, rect, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import type { Sketch } from '../../lib/sketch.ts'

const WALL = ['#E6DED0', '#B9BDBE', '#7C90A4', '#45607E'] as const

/**
 * A lantern house that went down with its rock: a stout tower with round corners, a side room, windows that still light
 * up. Draw it leaning. Returns the middle of its lantern. @param at middle of its foot.
 */
export function sunkenHouse(s: Sketch, [x, y]: Point): Point {
  sideRoom(s, [x + 70, y])
  const [foot, top, high] = [104, 76, 330]
  const body = polygon([
    [x - foot, y + 40],
    [x - top, y - high],
    [x + top, y - high],
    [x + foot, y + 40],
  ])
  s.light.occluder(body)
  s.light.surface(body, 0.35)
  s.fill(body, s.across(...WALL))
  s.within(`clip-path="${s.picture.clip(body)}"`, () => {
    for (const [from, to] of [
      [0.2, 0.4],
      [0.66, 0.84],
    ] as const)
      s.fill(
        rect(x - foot, y - high * to, foot * 2, high * (to - from)),
        s.across('#D9705A', '#A4524A', '#5E3F58'),
        0.85,
      )
    courses(s, [x, y], high)
    growth(s, [x, y], foot)
  })
  door(s, [x - 14, y + 10])
  round(s, [x - 6, y - 142], 26)
  round(s, [x + 22, y - 252], 19)
  gallery(s, [x, y - high], top)
  return lantern(s, [x, y - high - 34])
}

function sideRoom(s: Sketch, [x, y]: Point): void {
  const wall = polygon([
    [x - 20, y + 50],
    [x - 20, y - 88],
    [x + 150, y - 84],
    [x + 156, y + 50],
  ])
  s.light.occluder(wall)
  s.light.surface(wall, 0.3)
  s.fill(wall, s.across('#A99C8C', '#6F7F8E', '#3F5A78'))
  const roof = polygon([
    [x - 20, y - 84],
    [x - 20, y - 152],
    [x + 112, y - 148],
    [x + 172, y - 78],
  ])
  s.light.occluder(roof)
  s.light.surface(roof, 0.5)
  s.fill(roof, s.across('#5E7A86', '#3C5A78', '#2B4468'))
  let tiles = ''
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 11; i++)
      tiles += `M${r(x - 20 + i * 16 + (row % 2) * 8)} ${r(y - 134 + row * 16)}q8 9 16 0`
  s.within(`clip-path="${s.picture.clip(roof)}"`, () => {
    s.stroke(tiles, s.c('#22385A'), 2, 0.6)
    s.fill(ellipse(x + 96, y - 118, 22, 13), s.c('#16304A'), 0.85)
    s.fill(`M${r(x + 76)} ${r(y - 124)}l9 12 6 -8 9 13 8 -10 10 6v-22h-42Z`, s.c('#3C5A78'))
  })
  for (const dx of [44, 104]) {
    s.fill(rect(x + dx - 19, y - 62, 38, 52), s.c('#C9C2B4'))
    const pane = rect(x + dx - 14, y - 57, 28, 42)
    s.fill(pane, s.down('#5FA7A8', '#22506E'))
    s.light.window(pane, [x + dx, y - 36], 34)
    const bars = rect(x + dx - 1.5, y - 57, 3, 42) + rect(x + dx - 14, y - 38, 28, 3)
    s.fill(bars, s.c('#C9C2B4'))
    s.light.occluder(bars)
  }
}

function courses(s: Sketch, [x, y]: Point, high: number): void {
  const random = chance(541)
  let d = ''
  for (let up = 16; up < high; up += 24)
    for (let i = 0; i < 3; i++) {
      const from = x + random.between(-96, 60)
      d += line([
        [from, y - up],
        [from + random.between(14, 34), y - up],
      ])
    }
  s.stroke(d, s.c('#5C7186'), 2.2, 0.4)
}

/** Weed and mussels that have climbed up from the sand. */
function growth(s: Sketch, [x, y]: Point, foot: number): void {
  const random = chance(542)
  for (let i = 0; i < 46; i++) {
    const px = x + random.between(-foot, foot)
    const up = 120 * random.next() ** 1.8
    s.fill(
      ellipse(px, y + 30 - up, random.between(5, 15), random.between(4, 10)),
      s.c(random.happens(0.6) ? '#4F8F62' : '#2F6A5A'),
      random.between(0.45, 0.9),
    )
  }
  for (let i = 0; i < 16; i++)
    s.fill(
      ellipse(x + random.between(-foot, foot * 0.4), y + 24 - random.between(0, 60), 5, 4),
      s.c('#E9DCC2'),
      0.7,
    )
}

function door(s: Sketch, [x, y]: Point): void {
  s.fill(arch(x - 34, y - 96, 68, 120), s.c('#D9CFBE'))
  const inside = arch(x - 26, y - 88, 52, 112)
  s.fill(inside, s.down('#2F6A7C', '#12304A'))
  s.light.window(inside, [x, y - 44], 40)
  const leaf = polygon([
    [x - 26, y + 24],
    [x - 26, y - 62],
    [x - 8, y - 78],
    [x + 2, y + 30],
  ])
  s.light.occluder(leaf)
  s.fill(leaf, s.across('#8A5A4A', '#5A4048'))
  s.fill(ellipse(x - 6, y - 26, 3.6, 3.6), s.c('#E8B56A'))
}

function round(s: Sketch, [x, y]: Point, size: number): void {
  s.fill(ellipse(x, y, size * 1.3, size * 1.3), s.across('#E9DFCE', '#8FA0AC'))
  const pane = ellipse(x, y, size, size)
  s.fill(pane, s.down('#6FB7B2', '#24566F'))
  s.light.window(pane, [x, y], size * 1.5)
  const bars = rect(x - 2, y - size, 4, size * 2) + rect(x - size, y - 2, size * 2, 4)
  s.fill(bars, s.c('#D2C8B8'))
  s.light.occluder(bars)
}

function gallery(s: Sketch, [x, y]: Point, half: number): void {
  const ledge = polygon([
    [x - half * 0.9, y + 26],
    [x - half * 1.28, y - 4],
    [x - half * 1.28, y - 18],
    [x + half * 1.28, y - 18],
    [x + half * 1.28, y - 4],
    [x + half * 0.9, y + 26],
  ])
  s.light.occluder(ledge)
  s.light.surface(ledge, 0.4)
  s.fill(ledge, s.across('#8FA0A2', '#55718A', '#33506F'))
  s.fill(rect(x - half * 1.28, y - 21, half * 2.56, 6), s.across('#E4F1E2', '#8FB9BA'))
  let rails = ''
  for (let i = 0; i < 9; i++) {
    if (i === 6) continue
    const at = x - half * 1.22 + (half * 2.44 * i) / 8
    rails += line([
      [at, y - 20],
      [at + (i === 5 ? 9 : 0), y - 62],
    ])
  }
  rails += `M${r(x - half * 1.24)} ${r(y - 62)}H${r(x + half * 0.42)}l16 14M${r(x + half * 0.9)} ${r(y - 60)}H${r(x + half * 1.24)}`
  s.stroke(rails, s.c('#2E4A66'), 4.4)
}

/** Panes and the cap, a tuft of weed on it. */
function lantern(s: Sketch, [x, y]: Point): Point {
  const glass = rect(x - 46, y - 96, 92, 112)
  s.light.occluder(glass)
  s.fill(glass, s.across('#CFEFE0', '#7FBDB8', '#3D7590'))
  s.light.lantern(glass, [x, y - 42], 66)
  s.fill(
    `M${r(x - 14)} ${r(y + 14)}V${r(y - 34)}Q${r(x)} ${r(y - 70)} ${r(x + 14)} ${r(y - 34)}V${r(y + 14)}Z`,
    s.across('#E9E2CC', '#8FA7A8'),
  )
  let bars = ''
  for (const dx of [-46, -17, 13, 42]) bars += rect(x + dx, y - 96, 4.6, 112)
  bars += rect(x - 46, y - 44, 92, 4)
  s.fill(bars, s.c('#33506F'))
  s.light.occluder(bars)
  const cap = `M${r(x - 62)} ${r(y - 94)}C${r(x - 56)} ${r(y - 136)} ${r(x - 18)} ${r(y - 142)} ${r(x)} ${r(y - 172)}C${r(x + 18)} ${r(y - 142)} ${r(x + 56)} ${r(y - 136)} ${r(x + 62)} ${r(y - 94)}Z`
  s.light.occluder(cap)
  s.light.surface(cap, 0.5)
  s.fill(cap, s.across(mix('#C8503A', '#FFE9C8', 0.3), '#B8503F', '#5E3F58'))
  s.fill(
    `M${r(x - 50)} ${r(y - 108)}C${r(x - 44)} ${r(y - 134)} ${r(x - 16)} ${r(y - 140)} ${r(x - 2)} ${r(y - 164)}Q${r(x - 12)} ${r(y - 128)} ${r(x - 30)} ${r(y - 106)}Z`,
    '#EFFFE8',
    0.4,
  )
  s.stroke(`M${r(x)} ${r(y - 170)}V${r(y - 206)}`, s.c('#33506F'), 5)
  s.fill(ellipse(x, y - 206, 7, 7), s.c('#E2C28A'))
  return [x, y - 42]
}

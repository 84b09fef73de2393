import {
  box,
  BRICK,
  CREAM,
  CRUST,
  DEEP_TEAL,
  disc,
  dome,
  type Hour,
  INK,
  line,
  MUSTARD,
  oval,
  ROSE,
  Scene,
  shade,
  shape,
  SKY,
  STONE,
  TEAL,
  TERRACOTTA,
  WHITE,
  dawn,
} from './kit.ts'
import { baguette, loaf, wheat } from './things.ts'

const GROUND = 870
const LIT = '#B4761E'

/** The street before sunrise. Whatever is finished stands in the colours of the morning. */
export function street(file: string): void {
  const scene = new Scene()
  scene.group('background', sky() + town() + pavement())
  scene.place('bakehouse', bakehouse, windowsOfBakehouse(LIT))
  scene.place('shop', shop, box(1204, 586, 300, 214, LIT) + box(1560, 600, 92, 150, LIT), 'translate(-62 0)')
  scene.group('front things', bicycle(960, GROUND + 66) + tree(190, GROUND + 20) + tree(1790, GROUND + 20))
  scene.write(file)
}

/** The same street for an upright phone, 1080 x 1920: the shop stands on the square in front. */
export function uprightStreet(file: string): void {
  const scene = new Scene()
  const ground = box(0, 1040, 1080, 880, '#B4A6AC') + squares() + box(0, 1720, 1080, 200, '#5B5878')
  scene.group(
    'background',
    `<g transform="translate(-420 0)">${sky() + town() + pavement()}</g>` +
      box(0, 1040, 1080, 12, '#86809A') +
      ground,
  )
  scene.place('bakehouse', bakehouse, windowsOfBakehouse(LIT), 'translate(-20 0)')
  scene.place(
    'shop',
    shop,
    box(1204, 586, 300, 214, LIT) + box(1560, 600, 92, 150, LIT),
    'translate(-890 806)',
  )
  scene.group('front things', tree(150, 1700) + tree(930, 890))
  scene.write(file, 1080, 1920)
}

function squares(): string {
  return Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 7 }, (_at, column) =>
      (row + column) % 2 ? box(column * 170 - 40, 1052 + row * 84, 170, 84, '#A99BA6') : '',
    ).join(''),
  ).join('')
}

function sky(): string {
  const bands = [
    [0, '#5F74A8'],
    [150, '#7F86B4'],
    [290, '#A697BC'],
    [420, '#CFA6B6'],
    [540, '#EDB8A8'],
    [640, '#F7CFAA'],
  ] as const
  const sun = [300, 240, 180].map((r, index) =>
    dome(960, 760, r, ['#F6C69C', '#F8D29A', '#FBE0A0'][index] ?? SKY),
  )
  const clouds = [
    [330, 210, 200],
    [1500, 150, 240],
    [1180, 330, 150],
  ].map(
    ([x = 0, y = 0, w = 0]) =>
      box(x, y, w, 34, '#C9BBD4', 17) + box(x + w * 0.24, y - 24, w * 0.5, 40, '#C9BBD4', 20),
  )
  return (
    bands.map(([y, colour]) => box(0, y, 1920, 1080 - y, colour)).join('') +
    sun.join('') +
    dome(960, 760, 118, MUSTARD) +
    clouds.join('')
  )
}

/** Roofs far off: squares and triangles in one colour. */
function town(): string {
  const houses = [
    [0, 150, 240],
    [150, 120, 190],
    [270, 170, 280],
    [640, 110, 170],
    [750, 150, 230],
    [900, 120, 180],
    [1020, 140, 240],
    [1500, 150, 270],
    [1650, 130, 200],
    [1780, 150, 250],
  ]
  return houses
    .map(([x = 0, w = 0, h = 0], index) => {
      const colour = index % 2 ? '#A488A8' : '#937DA4'
      const top = GROUND - h
      return (
        box(x, top, w, h, colour) +
        shape(`M${x} ${top}L${x + w / 2} ${top - 70}L${x + w} ${top}Z`, index % 2 ? '#8C7398' : '#7D6C96') +
        box(x + w * 0.3, top + 40, 26, 34, index % 3 ? '#8A739C' : '#F3CF8E')
      )
    })
    .join('')
}

function pavement(): string {
  const stones = Array.from({ length: 16 }, (_, index) =>
    line(`M${index * 128} ${GROUND}l-36 76`, '#A89AA6', 4),
  )
  const marks = Array.from({ length: 8 }, (_, index) => box(60 + index * 250, 1022, 130, 12, '#B8AFC4', 6))
  return (
    box(0, GROUND, 1920, 76, '#C2B3B2') +
    stones.join('') +
    box(0, 946, 1920, 134, '#5B5878') +
    box(0, 946, 1920, 12, '#86809A') +
    marks.join('')
  )
}

function windowsOfBakehouse(colour: string): string {
  return (
    disc(430, 566, 50, colour) +
    disc(690, 566, 50, colour) +
    dome(560, 790, 84, colour) +
    box(476, 788, 168, 82, colour)
  )
}

function bakehouse(hour: Hour, isDone: boolean): string {
  const bricks = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 5 }, (_at, column) =>
      box(336 + column * 96 + (row % 2) * 44, 500 + row * 40, 34, 12, hour(BRICK), 3),
    ).join(''),
  )
  const smoke = [
    [356, 150, 34],
    [392, 108, 44],
    [446, 70, 34],
  ].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, isDone ? WHITE : '#A9AAC8'))
  return (
    (isDone ? dome(560, GROUND, 318, '#FBE3B0') : '') +
    smoke.join('') +
    box(316, 200, 76, 300, hour(BRICK)) +
    box(306, 190, 96, 26, hour(INK)) +
    shade('M360 216H392V500H360Z') +
    box(300, 470, 520, 400, hour(TERRACOTTA)) +
    bricks.join('') +
    shade('M700 470H820V870H700Z') +
    shape('M270 478L560 320L850 478Z', hour('#6B4A5E')) +
    shade('M560 320L850 478H620Z') +
    disc(430, 566, 62, hour(CREAM)) +
    disc(690, 566, 62, hour(CREAM)) +
    dome(560, 790, 104, hour(CREAM)) +
    box(456, 788, 208, 82, hour(CREAM)) +
    windowsOfBakehouse(isDone ? MUSTARD : hour('#4A4468')) +
    line('M430 516V616M380 566H480M690 516V616M640 566H740', hour(CREAM), 8) +
    line('M560 706V870', hour(CREAM), 8) +
    disc(560, 418, 44, hour(CREAM)) +
    wheat(560, 452, 66, hour(CRUST))
  )
}

function shop(hour: Hour, isDone: boolean): string {
  const stripes = Array.from({ length: 9 }, (_, index) => {
    const x = 1148 + index * 64
    const colour = index % 2 ? hour(WHITE) : hour(TEAL)
    return box(x, 500, 64, 60, colour) + shape(`M${x} 559A32 32 0 0 0 ${x + 64} 559Z`, colour)
  })
  const glass = isDone ? MUSTARD : hour('#57608C')
  return (
    (isDone ? dome(1436, GROUND, 306, '#FBE3B0') : '') +
    box(1160, 400, 552, 470, hour(CREAM)) +
    shade('M1620 400H1712V870H1620Z') +
    box(1144, 380, 584, 34, hour(DEEP_TEAL)) +
    box(1190, 424, 492, 60, hour(TEAL), 30) +
    [1290, 1436, 1582].map((x) => wheat(x, 480, 50, hour(MUSTARD))).join('') +
    box(1190, 572, 328, 242, hour(DEEP_TEAL), 8) +
    box(1204, 586, 300, 214, glass) +
    box(1204, 700, 300, 10, hour(DEEP_TEAL)) +
    [1260, 1354, 1448].map((x) => loaf(x, 700, 40, hour)).join('') +
    baguette(1226, 796, 122, hour) +
    baguette(1372, 796, 118, hour) +
    box(1546, 586, 120, 284, hour(TERRACOTTA), 8) +
    box(1560, 600, 92, 150, glass) +
    disc(1648, 792, 9, hour(MUSTARD)) +
    stripes.join('') +
    box(1190, 814, 328, 56, hour(STONE)) +
    shade('M1440 814H1518V870H1440Z')
  )
}

function bicycle(x: number, y: number): string {
  const wheel = (dx: number): string =>
    `<circle cx="${x + dx}" cy="${y - 46}" r="44" fill="none" stroke="${dawn(INK)}" stroke-width="8"/>` +
    disc(x + dx, y - 46, 7, dawn(INK))
  return (
    oval(x, y + 2, 120, 9, '#9A8C9C') +
    wheel(-62) +
    wheel(62) +
    line(
      `M${x - 62} ${y - 46}L${x - 24} ${y - 106}H${x + 40}L${x + 62} ${y - 46}M${x - 24} ${y - 106}L${x} ${y - 46}L${x + 40} ${y - 106}M${x - 62} ${y - 46}H${x}`,
      dawn(TERRACOTTA),
      9,
    ) +
    line(`M${x + 40} ${y - 106}L${x + 34} ${y - 136}h26`, dawn(INK), 8) +
    box(x - 44, y - 122, 40, 11, dawn(INK), 5) +
    box(x + 44, y - 130, 74, 42, dawn('#C79A5E'), 8) +
    baguette(x + 50, y - 126, 70, dawn) +
    loaf(x + 66, y - 128, 18, dawn)
  )
}

function tree(x: number, y: number): string {
  return (
    box(x - 9, y - 150, 18, 150, '#6A5570') +
    disc(x, y - 210, 84, '#4F7F8C') +
    shape(`M${x} ${y - 294}A84 84 0 0 1 ${x} ${y - 126}Z`, INK, 0.16) +
    disc(x - 30, y - 236, 11, ROSE)
  )
}

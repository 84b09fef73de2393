import { ground } from './card.ts'
import {
  box,
  CREAM,
  DEEP_TEAL,
  disc,
  dome,
  INK,
  MINT,
  morning,
  MUSTARD,
  ROSE,
  shape,
  SKY,
  STONE,
  TEAL,
  TERRACOTTA,
  WHITE,
} from './kit.ts'
import { baguette, cake, jar, loaf, person, plant, wheat } from './things.ts'

const BREEZE = ['#8FB3D9', '#8E6FA8']
export function fourteenDots(): string {
  const colours = [TERRACOTTA, MUSTARD, TEAL, ROSE, '#8FBF5E', BREEZE[0], BREEZE[1]]
  const dots = Array.from({ length: 14 }, (_, index) => {
    const [x, y] = [210 + (index % 7) * 90, 190 + Math.floor(index / 7) * 130]
    return disc(x, y, 36, colours[index % 7] ?? ROSE) + disc(x - 10, y - 10, 9, WHITE)
  })
  return (
    box(0, 0, 960, 600, CREAM) +
    box(120, 90, 720, 340, INK, 24) +
    dots.join('') +
    box(0, 500, 960, 100, '#E2B98A') +
    loaf(300, 500, 60) +
    baguette(420, 500, 220) +
    loaf(740, 500, 54)
  )
}

export function jars(): string {
  return (
    ground(ROSE, '#FBD3C6') +
    jar(150, 480, 130, '#F2E3C4') +
    jar(330, 480, 130, '#C79A5E') +
    jar(510, 480, 130, '#6B4A5E') +
    jar(690, 480, 130, MUSTARD) +
    wheat(215, 440, 70, '#D99A2E')
  )
}

const MOTHER = { coat: MUSTARD, skin: '#C98A62', hair: '#3B2A4A' }
const BOY = { coat: TERRACOTTA, skin: '#D9A078', hair: '#5A3A2E' }

export const customer = (): string =>
  ground(MINT, WHITE, TEAL) +
  person(400, 520, 1.5, MOTHER) +
  person(650, 520, 1, BOY) +
  box(0, 500, 960, 100, TEAL) +
  cake(130, 500, 110, ROSE)

export function folder(): string {
  const rows = Array.from({ length: 5 }, (_, index) => {
    const y = 190 + index * 52
    return (
      box(510, y, 170, 16, STONE, 8) +
      [720, 760].map((x, at) => disc(x, y + 8, 13, (index + at) % 3 ? STONE : TERRACOTTA)).join('')
    )
  })
  return (
    ground(SKY, '#FBE3B0') +
    shape('M160 120H470V470H160Z', TEAL) +
    shape('M490 120H800V470H490Z', DEEP_TEAL) +
    box(180, 140, 280, 310, WHITE, 6) +
    box(500, 140, 280, 310, WHITE, 6) +
    rows.join('') +
    dome(320, 400, 90, '#D98E4A') +
    disc(320, 220, 34, TERRACOTTA) +
    [172, 280, 388].map((y) => disc(480, y, 11, INK)).join('')
  )
}

export const telephone = (): string =>
  ground(ROSE, '#FBD3C6', '#D9664A') +
  box(370, 80, 220, 400, INK, 34) +
  box(390, 120, 180, 310, WHITE, 12) +
  disc(480, 240, 62, TERRACOTTA) +
  box(466, 200, 28, 80, WHITE, 6) +
  box(440, 226, 80, 28, WHITE, 6) +
  [420, 480, 540].map((x) => disc(x, 360, 19, TEAL)).join('') +
  `<g transform="rotate(-24 760 400)">${box(700, 370, 170, 40, MUSTARD, 20) + box(850, 382, 60, 16, '#8FC7D6', 8)}</g>`

export const happyBoy = (): string =>
  ground('#FBE3B0', MUSTARD) +
  person(480, 540, 1.7, BOY) +
  box(640, 400, 120, 100, '#C79A5E', 10) +
  dome(700, 402, 66, '#6B4A5E') +
  box(0, 500, 960, 100, '#E2B98A')

export const emptyDoor = (): string =>
  ground('#A7AFC8', '#C4C8DA', '#8E86A4') +
  box(350, 70, 260, 420, '#5B5878', 12) +
  box(374, 94, 212, 396, '#F4C6A4') +
  dome(480, 490, 90, '#FBE0A0') +
  disc(556, 300, 12, MUSTARD) +
  plant(180, 490, 190, morning)

export const ambulance = (): string =>
  ground('#8FB3D9', '#BFD6EC', '#5B5878') +
  box(190, 220, 430, 260, WHITE, 24) +
  shape('M620 290H720L790 380V480H620Z', WHITE) +
  shape('M644 312H708L754 376H644Z', '#6FA0CF') +
  box(190, 380, 600, 34, TERRACOTTA) +
  box(366, 262, 40, 104, TERRACOTTA, 6) +
  box(334, 294, 104, 40, TERRACOTTA, 6) +
  box(430, 190, 90, 34, '#3F7FD0', 12) +
  [310, 680].map((x) => disc(x, 482, 52, INK) + disc(x, 482, 22, STONE)).join('')

export function label(): string {
  const lines = [240, 282, 324, 366].map((y, index) =>
    box(380, y, index % 2 ? 210 : 250, 16, index === 1 ? INK : STONE, 8),
  )
  return (
    ground(MINT, WHITE) +
    box(230, 130, 500, 350, '#E0B478', 40) +
    shape('M270 130L230 60H730L690 130Z', TERRACOTTA) +
    box(340, 180, 280, 240, WHITE, 10) +
    lines.join('') +
    wheat(480, 236, 60, '#D99A2E') +
    loaf(140, 480, 70) +
    loaf(830, 480, 60)
  )
}

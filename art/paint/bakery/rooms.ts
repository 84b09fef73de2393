import {
  box,
  CREAM,
  DEEP_TEAL,
  disc,
  dome,
  type Hour,
  INK,
  line,
  MINT,
  MUSTARD,
  oval,
  ROSE,
  Scene,
  shade,
  shape,
  STONE,
  TEAL,
  TERRACOTTA,
  WHITE,
  dawn,
} from './kit.ts'
import { baguette, cake, jar, lamp, loaf, person, sack, steam } from './things.ts'

const FLOOR = 820
const LIT = '#A66A18'
/** Into what every screen shows, whatever its shape. */
const IN_BAKEHOUSE = 'translate(182 141) scale(0.84)'
const IN_SHOP = 'translate(154 141) scale(0.84)'

export function bakehouseRoom(file: string): void {
  const scene = new Scene()
  scene.group(
    'background',
    tiledRoom() + lamp(520, 100, dawn) + lamp(1080, 100, dawn, TERRACOTTA) + shelf(640, 392),
  )
  scene.place('clean-hands', basin, box(206, 318, 150, 150, LIT, 75), IN_BAKEHOUSE)
  scene.place('flour-in-the-air', mixer, disc(620, 560, 60, LIT), IN_BAKEHOUSE)
  scene.place('cold-and-hot', oven, box(930, 540, 300, 160, LIT, 12), IN_BAKEHOUSE)
  scene.place('what-may-not-meet', coldRoom, box(1434, 560, 176, 280, '#2A5A66', 8), IN_BAKEHOUSE)
  scene.write(file)
}

export function shopRoom(file: string): void {
  const scene = new Scene()
  scene.group('background', shopWalls() + lamp(760, 120, dawn, TERRACOTTA) + lamp(1240, 120, dawn))
  scene.place('fourteen', shelves, box(130, 300, 420, 90, LIT, 10), IN_SHOP)
  scene.place('must-be-named', glassCase, box(656, 640, 388, 150, LIT, 8), IN_SHOP)
  scene.place('a-question-about-nuts', customers, oval(1262, 700, 150, 190, '#6A3A10'), IN_SHOP)
  scene.place('read-the-label', packed, box(1480, 660, 320, 130, LIT, 8), IN_SHOP)
  scene.write(file)
}

function tiledRoom(): string {
  const tiles = Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 21 }, (_at, column) =>
      box(
        column * 96 - (row % 2) * 48,
        520 + row * 76,
        92,
        72,
        (row + column) % 5 ? '#8FA9B8' : '#7C9AAE',
        4,
      ),
    ).join(''),
  )
  return (
    box(0, 0, 1920, 1080, '#CFC3C8') +
    box(0, 508, 1920, 320, '#A9BAC4') +
    tiles.join('') +
    box(0, 500, 1920, 16, '#5C7C94') +
    windowAt(150, 110) +
    checkered()
  )
}

/** Jars above the mixer. */
function shelf(x: number, y: number): string {
  const contents = ['#F2E3C4', MUSTARD, ROSE, '#8FBF5E', '#C79A5E']
  return (
    box(x, y, 330, 14, '#8E7FA0', 4) +
    contents.map((content, index) => jar(x + 18 + index * 62, y, 46, content, dawn)).join('')
  )
}

function windowAt(x: number, y: number): string {
  return (
    box(x, y, 260, 160, '#8E7FA0', 10) +
    box(x + 14, y + 14, 232, 132, '#F1C0A6') +
    dome(x + 130, y + 146, 54, '#FBE0A0') +
    line(`M${x + 130} ${y + 14}V${y + 146}`, '#8E7FA0', 10)
  )
}

function checkered(): string {
  const squares = Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 22 }, (_at, column) =>
      (row + column) % 2
        ? shape(`M${column * 92 - row * 10} ${FLOOR + row * 66}h92l-10 66h-92Z`, '#9C8FA4')
        : '',
    ).join(''),
  )
  return box(0, FLOOR, 1920, 260, '#BBAEB8') + squares.join('')
}

function basin(hour: Hour, isDone: boolean): string {
  return (
    (isDone ? dome(281, 860, 180, '#FBE3B0') : '') +
    disc(281, 393, 86, hour(TEAL)) +
    disc(281, 393, 72, isDone ? '#E8F6F0' : hour(MINT)) +
    line('M246 424l62 -72M270 440l50 -58', hour(WHITE), 9) +
    box(150, 640, 262, 90, hour(WHITE), 20) +
    shade('M340 640H392A20 20 0 0 1 412 660V710A20 20 0 0 1 392 730H340Z') +
    box(166, 626, 230, 30, hour('#E6ECEA'), 15) +
    line('M281 626V560h52v28', hour(INK), 16) +
    (isDone ? shape('M333 600q15 26 0 36q-15-10 0-36Z', '#6FB7CF') : '') +
    box(252, 730, 58, 130, hour('#C9D2D2')) +
    box(404, 520, 52, 92, hour(TERRACOTTA), 10) +
    box(418, 500, 24, 24, hour(INK), 4) +
    disc(118, 560, 44, hour(WHITE)) +
    disc(118, 560, 14, hour(STONE)) +
    box(78, 560, 40, 90, hour(WHITE))
  )
}

function mixer(hour: Hour, isDone: boolean): string {
  const cloud = [
    [560, 446, 46],
    [622, 412, 62],
    [690, 450, 50],
  ].map(([x = 0, y = 0, r = 0]) => disc(x, y, isDone ? r * 0.3 : r, isDone ? '#FDF6E6' : '#E4DCE0'))
  return (
    (isDone ? dome(640, 860, 200, '#FBE3B0') : '') +
    cloud.join('') +
    box(540, 480, 170, 70, hour(TEAL), 35) +
    box(670, 500, 70, 330, hour(DEEP_TEAL), 12) +
    box(606, 540, 28, 80, hour('#C9D2D2')) +
    shape('M500 620H740V660A110 110 0 0 1 630 790H610A110 110 0 0 1 500 660Z', hour('#DCE4E2')) +
    shade('M660 620H740V660A110 110 0 0 1 640 790Z') +
    box(490, 606, 260, 26, hour('#EEF2F0'), 13) +
    dome(620, 612, 96, hour(CREAM)) +
    box(530, 800, 220, 44, hour(TEAL), 10) +
    disc(706, 700, 16, isDone ? MUSTARD : hour(TERRACOTTA)) +
    sack(760, 862, 104, hour) +
    sack(432, 872, 92, hour)
  )
}

function oven(hour: Hour, isDone: boolean): string {
  return (
    (isDone ? dome(1080, 860, 216, '#FBE3B0') : '') +
    box(890, 380, 380, 480, hour(TERRACOTTA), 18) +
    shade('M1190 380H1252A18 18 0 0 1 1270 398V842A18 18 0 0 1 1252 860H1190Z') +
    box(914, 524, 332, 192, hour(INK), 16) +
    box(930, 540, 300, 160, isDone ? MUSTARD : hour('#5A3A4A'), 12) +
    [988, 1080, 1172].map((x) => loaf(x, 690, 40, hour)).join('') +
    line('M930 694H1230', hour(INK), 8) +
    box(960, 730, 240, 18, hour('#E8D6B8'), 9) +
    disc(1080, 450, 54, hour(CREAM)) +
    disc(1080, 450, 44, hour(WHITE)) +
    line(isDone ? 'M1080 450L1108 424' : 'M1080 450L1050 432', hour(BRICK_RED), 9) +
    disc(1080, 450, 9, hour(INK)) +
    [940, 990, 1170, 1220].map((x) => disc(x, 450, 14, hour(INK))).join('') +
    box(920, 770, 320, 66, hour('#B5523C'), 10) +
    (isDone ? steam(1010, 366, 80, WHITE) + steam(1110, 366, 80, WHITE) : '')
  )
}

const BRICK_RED = '#B3392F'

function coldRoom(hour: Hour, isDone: boolean): string {
  return (
    (isDone ? dome(1530, 900, 190, '#DDF1EA') : '') +
    box(1390, 520, 264, 380, hour('#E4ECEC'), 14) +
    box(1420, 546, 204, 328, isDone ? '#8FD0C6' : hour('#4F7C8C'), 8) +
    [640, 740, 840].map((y) => box(1420, y, 204, 12, hour('#DCE4E2'))).join('') +
    cake(1440, 640, 70, ROSE, hour) +
    cake(1534, 640, 70, MUSTARD, hour) +
    box(1440, 690, 76, 50, hour(TEAL), 6) +
    [1550, 1586].map((x) => oval(x, 722, 15, 19, hour(CREAM))).join('') +
    box(1440, 800, 160, 40, hour(TERRACOTTA), 6) +
    shape('M1654 520L1760 560V950L1654 900Z', hour('#C4D2D4')) +
    shade('M1700 538L1760 560V950L1700 922Z') +
    box(1668, 690, 14, 80, hour(INK), 7) +
    box(1470, 478, 104, 40, hour(INK), 8) +
    line('M1492 498h14M1516 498h14M1540 498h10', isDone ? '#8FE0CC' : '#C98A8A', 8)
  )
}

function shopWalls(): string {
  const boards = Array.from({ length: 17 }, (_, index) => box(index * 120, 0, 4, FLOOR, '#C3A9A8'))
  return (
    box(0, 0, 1920, 1080, '#D8BFB4') +
    boards.join('') +
    box(0, 780, 1920, 44, '#8E6F80') +
    checkered() +
    door(1560, 200)
  )
}

function door(x: number, y: number): string {
  return (
    box(x, y, 260, 380, '#7A8FA6', 12) +
    box(x + 20, y + 20, 220, 340, '#F4C6A4') +
    dome(x + 130, y + 360, 84, '#FBE0A0') +
    box(x + 20, y + 180, 220, 14, '#7A8FA6')
  )
}

function shelves(hour: Hour, isDone: boolean): string {
  const dots = Array.from({ length: 14 }, (_, index) =>
    disc(
      164 + (index % 7) * 59,
      326 + Math.floor(index / 7) * 42,
      15,
      isDone
        ? ([TERRACOTTA, MUSTARD, TEAL, ROSE, MINT, '#8E6FA8', '#6FA0CF'][index % 7] ?? ROSE)
        : hour('#A79AB4'),
    ),
  )
  return (
    (isDone ? dome(340, 870, 262, '#FBE3B0') : '') +
    box(120, 288, 440, 114, hour(INK), 12) +
    dots.join('') +
    box(110, 430, 460, 440, hour('#B98A5E'), 10) +
    box(130, 450, 420, 400, hour('#8E6648')) +
    [560, 690, 820].map((y) => box(130, y, 420, 16, hour('#D3A876'))).join('') +
    [196, 290, 384, 478].map((x) => loaf(x, 560, 42, hour)).join('') +
    [160, 356].map((x) => baguette(x, 686, 166, hour) + baguette(x + 14, 650, 150, hour)).join('') +
    [216, 340, 464].map((x) => loaf(x, 820, 56, hour, '#B4652F')).join('')
  )
}

function glassCase(hour: Hour, isDone: boolean): string {
  return (
    (isDone ? dome(850, 900, 236, '#FBE3B0') : '') +
    disc(740, 556, 52, hour(TEAL)) +
    disc(740, 556, 40, hour(WHITE)) +
    line('M740 556L758 532', hour(TERRACOTTA), 7) +
    box(690, 600, 100, 20, hour(INK), 8) +
    box(640, 620, 420, 280, hour(TEAL), 14) +
    box(656, 640, 388, 150, isDone ? '#FFF3D0' : hour('#C4CCD8'), 8) +
    [676, 772, 868, 956]
      .map((x, index) => cake(x, 774, 76, [ROSE, MUSTARD, TERRACOTTA, MINT][index] ?? ROSE, hour))
      .join('') +
    shape('M676 640L730 640L690 790L656 790V740Z', WHITE, 0.28) +
    box(640, 800, 420, 16, hour(DEEP_TEAL)) +
    [720, 850, 980].map((x) => disc(x, 856, 20, hour(MINT))).join('')
  )
}

function customers(hour: Hour, isDone: boolean): string {
  return (
    (isDone ? dome(1276, 900, 190, '#FBE3B0') : '') +
    person(1226, 900, 1.3, {
      coat: MUSTARD,
      skin: '#C98A62',
      hair: '#3B2A4A',
      mood: isDone ? 'glad' : 'worried',
      hour,
    }) +
    person(1384, 900, 0.82, { coat: TERRACOTTA, skin: '#D9A078', hair: '#5A3A2E', hour })
  )
}

function packed(hour: Hour, isDone: boolean): string {
  const packs = [1500, 1606, 1712].map(
    (x, index) =>
      box(x, 690, 84, 100, hour(['#E7C48E', '#D9A870', '#E0B478'][index] ?? MUSTARD), 12) +
      shape(`M${x + 8} 690L${x} 664H${x + 84}L${x + 76} 690Z`, hour(TERRACOTTA)) +
      box(x + 14, 716, 56, 50, hour(WHITE), 4) +
      line(`M${x + 22} 730h40M${x + 22} 742h30M${x + 22} 754h36`, isDone ? INK : hour('#8A84A0'), 4),
  )
  return (
    (isDone ? dome(1640, 906, 180, '#FBE3B0') : '') +
    box(1470, 640, 340, 16, hour('#D3A876'), 4) +
    box(1470, 656, 340, 250, hour('#B98A5E'), 6) +
    box(1486, 664, 308, 128, hour('#8E6648')) +
    packs.join('') +
    box(1486, 806, 308, 84, hour('#8E6648')) +
    [1504, 1574, 1644, 1714]
      .map((x, index) => jar(x, 888, 48, [ROSE, MUSTARD, TEAL, TERRACOTTA][index] ?? ROSE, hour))
      .join('')
  )
}

import { ground } from './card.ts'
import {
  box,
  DEEP_TEAL,
  disc,
  dome,
  INK,
  line,
  MINT,
  morning,
  MUSTARD,
  oval,
  ROSE,
  shade,
  shape,
  SKY,
  STONE,
  TEAL,
  TERRACOTTA,
  WHITE,
} from './kit.ts'
import { cake, jar, person, plant, sack } from './things.ts'

export function handsAndTap(): string {
  const hand = (x: number, turn: number): string =>
    `<g transform="translate(${x} 380) rotate(${turn})">` +
    box(-46, -30, 92, 120, '#D9A078', 40) +
    [-36, -14, 8, 30].map((at) => box(at, -96, 19, 90, '#D9A078', 9)).join('') +
    oval(turn > 0 ? -52 : 52, 10, 15, 40, '#C98A62', turn > 0 ? 40 : -40) +
    '</g>'
  return (
    ground(MINT, WHITE, TEAL) +
    line('M480 60V150h0', INK, 40) +
    box(400, 40, 160, 46, INK, 23) +
    [448, 480, 512].map((x) => line(`M${x} 170v90`, '#6FB7CF', 12)).join('') +
    hand(390, 24) +
    hand(570, -24) +
    [
      [330, 250, 24],
      [620, 220, 30],
      [680, 330, 18],
      [290, 350, 16],
      [480, 330, 26],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, WHITE) + disc(x - r * 0.3, y - r * 0.3, r * 0.24, MINT))
      .join('')
  )
}

export function thermometer(): string {
  const marks = Array.from({ length: 9 }, (_, index) =>
    line(`M516 ${130 + index * 34}h${index % 2 ? 22 : 40}`, INK, 6),
  )
  return (
    ground(SKY, '#FBE3B0') +
    box(440, 70, 80, 360, WHITE, 40) +
    disc(480, 440, 72, WHITE) +
    disc(480, 440, 50, TERRACOTTA) +
    box(464, 210, 32, 210, TERRACOTTA, 16) +
    marks.join('') +
    box(130, 300, 180, 180, '#8FC7D6', 16) +
    line('M220 330v120M168 360l104 60M272 360l-104 60', WHITE, 12) +
    box(660, 300, 180, 180, INK, 16) +
    shape('M750 450q-60-40-20-100q6 34 26 34q-14-44 24-74q-4 50 30 70q16 44-30 70Z', MUSTARD)
  )
}

export function flourCloud(): string {
  return (
    ground('#C9D8E0', '#E4ECEC') +
    [
      [520, 220, 110],
      [640, 170, 120],
      [740, 250, 90],
      [610, 290, 90],
      [830, 190, 50],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, WHITE))
      .join('') +
    `<g transform="rotate(34 300 480)">${sack(210, 470, 190)}</g>` +
    dome(640, 482, 110, WHITE)
  )
}

export function sneeze(): string {
  return (
    ground(ROSE, '#FBD3C6') +
    person(440, 560, 1.7, { coat: TEAL, skin: '#C98A62', hair: '#3B2A4A', hasCap: true, mood: 'worried' }) +
    disc(330, 352, 42, '#C98A62') +
    line('M620 500L590 352H368', DEEP_TEAL, 78) +
    [
      [250, 270, 10],
      [210, 310, 14],
      [250, 350, 9],
      [170, 260, 8],
      [150, 340, 11],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, WHITE))
      .join('')
  )
}

export function broomAndVacuum(): string {
  return (
    ground(MINT, WHITE, STONE) +
    line('M300 90V400', '#B4652F', 22) +
    shape('M250 390H350L380 500H220Z', MUSTARD) +
    [250, 285, 315, 350].map((x) => line(`M${x} 410l${(x - 300) * 0.3} 84`, '#D99A2E', 6)).join('') +
    disc(640, 400, 96, TEAL) +
    shade('M640 304A96 96 0 0 1 640 496Z') +
    disc(640, 400, 34, INK) +
    disc(572, 484, 26, INK) +
    disc(708, 484, 26, INK) +
    line('M640 310C650 170 800 150 810 300V440', INK, 22) +
    box(760, 440, 100, 34, INK, 8) +
    [120, 430, 500, 890].map((x, index) => oval(x, 520 + index * 8, 40, 9, WHITE)).join('')
  )
}

export function slowMixer(): string {
  return (
    ground(SKY, '#FBE3B0') +
    box(330, 110, 300, 110, TEAL, 55) +
    box(560, 150, 110, 330, DEEP_TEAL, 16) +
    box(404, 210, 40, 70, '#C9D2D2') +
    shape('M270 300H580V340A140 140 0 0 1 440 480H410A140 140 0 0 1 270 340Z', '#DCE4E2') +
    shade('M480 300H580V340A140 140 0 0 1 460 480Z') +
    box(250, 264, 350, 44, WHITE, 22) +
    line('M360 80a70 70 0 0 1 130 0', INK, 10) +
    shape('M476 62l32 24l-38 12Z', INK) +
    box(300, 466, 340, 30, TEAL, 10) +
    sack(730, 484, 120)
  )
}

export function coldRoom(): string {
  const egg = (x: number, y: number): string => oval(x, y, 19, 25, '#F6E3C6')
  return (
    box(0, 0, 960, 600, '#CFE3E0') +
    box(0, 500, 960, 100, '#B9C4C8') +
    box(70, 60, 270, 440, '#EDF3F2', 16) +
    box(94, 84, 222, 392, '#7FB6C4', 8) +
    [214, 320, 440].map((y) => box(94, y, 222, 12, WHITE)).join('') +
    [126, 176, 226, 276].map((x) => egg(x, 134)).join('') +
    box(94, 158, 222, 10, WHITE) +
    box(110, 150, 190, 12, '#C79A5E', 4) +
    cake(108, 214, 84, ROSE) +
    cake(216, 214, 84, MUSTARD) +
    box(150, 258, 116, 62, DEEP_TEAL, 8) +
    box(144, 248, 128, 18, TEAL, 6) +
    box(186, 280, 44, 26, WHITE, 3) +
    box(108, 416, 112, 24, '#A9B6BC', 6) +
    dome(150, 416, 34, '#F0C3A6') +
    dome(192, 416, 26, '#F0C3A6') +
    shape('M212 396H304A46 46 0 0 1 212 396Z', '#6F9A52') +
    dome(258, 398, 40, '#8FBF5E') +
    shape('M340 60L420 96V536L340 500Z', '#D4DEDF') +
    disc(372, 144, 26, WHITE) +
    line('M372 144l10-12', TERRACOTTA, 6) +
    box(436, 288, 250, 16, '#B4652F', 4) +
    jar(448, 288, 46, '#F2E3C4') +
    box(514, 232, 36, 56, '#6FBF5E', 10) +
    box(524, 206, 18, 28, INK, 4) +
    shape('M520 200h44v14h-30Z', INK) +
    jar(574, 288, 46, '#D9A870') +
    jar(632, 288, 40, '#E7C48E') +
    box(400, 452, 330, 22, '#B4652F', 6) +
    box(420, 474, 22, 90, '#8E6648') +
    box(690, 474, 22, 90, '#8E6648') +
    shape('M404 404H500A48 48 0 0 1 404 404Z', TERRACOTTA) +
    shape('M400 404Q452 350 504 404Z', WHITE) +
    line('M420 400q30 -24 62 0', '#8FC7D6', 5) +
    dome(608, 452, 44, '#F0DDB8') +
    box(530, 434, 30, 18, INK, 4) +
    box(530, 430, 34, 12, '#5A6CA8', 4) +
    shape('M648 372H700L710 452H640Z', WHITE) +
    line('M706 388q30 10 4 44', WHITE, 9) +
    oval(674, 374, 26, 8, '#FFF3D0') +
    shape('M704 420L800 300L900 320L760 452Z', '#FFF3D0', 0.5) +
    shape('M716 470H820L804 566H732Z', '#6C7A90') +
    [734, 768, 800]
      .map((x, index) => disc(x, 462 - (index % 2) * 10, 22, ['#B4652F', '#8FBF5E', ROSE][index] ?? ROSE))
      .join('') +
    plant(890, 566, 150, morning)
  )
}

import { arch, ellipse, line, polygon, r, rect, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { casement } from '../../lib/parts/casement.ts'
import { drift } from '../../lib/parts/drift.ts'
import { bracketLantern } from '../../lib/parts/lantern.ts'
import { masonry } from '../../lib/parts/masonry.ts'
import { lanternHouse } from '../../lib/parts/tower.ts'
import { building, chimney } from './building.ts'

export interface OfficeLamps {
  top: Point
  door: Point
}

/** The harbour master's office: a strong double door with one great lock, a watch room on the ridge. @param at its left foot. */
export function harbourOffice(s: Sketch, [x, y]: Point): OfficeLamps {
  const { apex, back } = building(s, {
    at: [x, y],
    width: 216,
    wall: 196,
    roof: 138,
    side: 122,
    colour: '#A4524A',
    roofColour: '#4B4E74',
    plinth: 34,
    seed: 31,
  })
  chimney(s, [apex[0] + 22, apex[1] + 26], 26, 62, 35)
  const [ridgeX, ridgeY] = [(apex[0] + back[0]) / 2 + 26, (apex[1] + back[1]) / 2]
  const turret = polygon([
    [ridgeX - 30, ridgeY + 22],
    [ridgeX - 24, ridgeY - 22],
    [ridgeX + 24, ridgeY - 22],
    [ridgeX + 30, ridgeY + 22],
  ])
  s.light.occluder(turret)
  s.light.surface(turret, 0.4)
  s.fill(turret, s.across('#D9C8C4', '#8E93B2', '#54638F'))
  drift(
    s,
    [
      [ridgeX - 34, ridgeY + 20],
      [ridgeX + 34, ridgeY + 20],
    ],
    { up: 9, drop: 4, seed: 36, unit: 0.7 },
  )
  const top = lanternHouse(s, [ridgeX, ridgeY - 24], 50, '#C4604E')

  casement(s, { at: [x + 108, y - 214], width: 42, height: 46, arched: true, seed: 40 })
  for (const at of [50, 166])
    casement(s, { at: [x + at, y - 118], width: 34, height: 52, shutters: '#3F6F78', seed: 41 + at })
  for (const at of [30, 80])
    casement(s, {
      at: [x + 216 + at, y - 120 - at * 0.03],
      width: 26,
      height: 44,
      frame: '#8E93AD',
      seed: 44 + at,
    })
  for (const at of [30, 80])
    casement(s, {
      at: [x + 216 + at, y - 46 - at * 0.06],
      width: 26,
      height: 34,
      frame: '#8E93AD',
      seed: 47 + at,
    })
  lockedDoor(s, [x + 108, y])
  const door = bracketLantern(s, [x + 178, y - 96], 40, 1)
  bracketLantern(s, [x + 38, y - 96], 40, -1)
  steps(s, [x + 108, y + 2])
  drift(
    s,
    [
      [x - 26, y + 3],
      [x + 30, y + 3],
    ],
    { up: 13, drop: 3, seed: 52 },
  )
  drift(
    s,
    [
      [x + 180, y + 3],
      [x + 262, y - 2],
      [x + 346, y - 4],
    ],
    { up: 14, drop: 3, seed: 53 },
  )
  return { top, door }
}

/** An arched double door of planks with iron straps and one great lock. @param at middle of its foot. */
function lockedDoor(s: Sketch, [x, y]: Point): void {
  const [width, height] = [92, 128]
  const surround = arch(x - width / 2 - 13, y - height - 13, width + 26, height + 13)
  masonry(s, {
    outline: surround,
    box: [x - width / 2 - 13, y - height - 13, width + 26, height + 13],
    course: 15,
    lit: '#C6B5B6',
    dark: '#7D83A6',
    joint: '#525B88',
    seed: 61,
  })
  s.light.occluder(surround)
  s.light.surface(surround, 0.5)
  const leaf = arch(x - width / 2, y - height, width, height)
  s.fill(leaf, s.c('#152449'))
  const door = arch(x - width / 2 + 3, y - height + 5, width - 6, height - 5)
  s.light.occluder(door)
  s.light.surface(door, 0.3)
  s.fill(door, s.across('#4F7E86', '#3A5F70', '#2B4763'))
  s.within(`clip-path="${s.picture.clip(door)}"`, () => {
    for (let i = 1; i < 8; i++)
      s.fill(
        rect(x - width / 2 + 3 + i * 10.8, y - height, i === 4 ? 3 : 1.5, height),
        s.c('#10203F'),
        i === 4 ? 0.9 : 0.5,
      )
    for (const at of [24, 96]) {
      s.fill(rect(x - width / 2, y - at - 5, width, 10), s.across('#4B4E6E', '#232C50'))
      for (let i = 0; i < 8; i++)
        s.fill(ellipse(x - width / 2 + 9 + i * 10.8, y - at, 1.9, 1.9), s.c('#A7A5BC'))
    }
    s.fill(
      arch(x - width / 2 + 3, y - height + 5, width - 6, 60),
      s.picture.linear(
        [
          [0, '#0E1C3E', 0.5],
          [1, '#0E1C3E', 0],
        ],
        [0, 0],
        [0, 1],
      ),
    )
  })
  const lamplight = `M${r(x - 34)} ${r(y - 88)}A34 34 0 0 1 ${r(x + 34)} ${r(y - 88)}Z`
  s.fill(lamplight, s.down('#6884B4', '#344A7C'))
  s.light.window(lamplight, [x, y - 100], 30)
  s.stroke(
    line([
      [x, y - 88],
      [x, y - 121],
    ]) +
      line([
        [x, y - 88],
        [x - 24, y - 112],
      ]) +
      line([
        [x, y - 88],
        [x + 24, y - 112],
      ]),
    s.c('#3B4A74'),
    2.4,
  )
  lock(s, [x, y - 56])
}

function lock(s: Sketch, [x, y]: Point): void {
  s.fill(rect(x - 20 + 3, y - 10 + 4, 40, 40), s.c('#0C1834'), 0.45)
  s.stroke(`M${r(x - 12)} ${r(y - 6)}v-10a12 12 0 0 1 24 0v10`, s.c('#3B4468'), 8)
  s.stroke(`M${r(x - 13)} ${r(y - 6)}v-10a12 12 0 0 1 12 -12`, s.c('#A2A5BF'), 2.4)
  const body = `M${r(x - 20)} ${r(y - 8)}h40v24q0 16 -20 20q-20 -4 -20 -20Z`
  s.light.surface(body, 0.9)
  s.fill(body, s.across('#E2B574', '#A97A55', '#6A4E54'))
  s.fill(rect(x - 20, y - 8, 40, 4), s.c('#F3D6A4'), 0.7)
  s.fill(
    ellipse(x, y + 9, 5, 5) +
      polygon([
        [x - 2.4, y + 10],
        [x + 2.4, y + 10],
        [x + 4.4, y + 23],
        [x - 4.4, y + 23],
      ]),
    s.c('#1C2344'),
  )
}

function steps(s: Sketch, [x, y]: Point): void {
  for (const [i, half] of [76, 66].entries()) {
    const top = y - 2 - i * 7
    s.fill(rect(x - half, top, half * 2, 10), s.across('#7F80A4', '#515C8A'))
    const snow = polygon([
      [x - half, top],
      [x - half + 6, top - 5],
      [x + half - 6, top - 5],
      [x + half, top],
    ])
    s.light.surface(snow)
    s.fill(snow, s.across('#D8D5E1', '#9FB3D6'))
  }
}

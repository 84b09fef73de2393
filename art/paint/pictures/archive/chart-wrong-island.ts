import { mix } from '../../lib/colour.ts'
import { r, type Point } from '../../lib/path.ts'
import { SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { head, torso } from '../studio/person.ts'
import { plaster, seaWindow, table } from '../studio/room.ts'
import { sleeve } from '../studio/sleeve.ts'
import { Spot } from '../studio/spot.ts'

type Hills = 'twin' | 'cone' | 'flat'

/** Three islands on the chart, two in the sea. */
export function chartWrongIsland(): Spot {
  const foot = [96, 510] as const
  const s = new Spot(flameOf(foot, 170), 640)
  plaster(s, '#35527F')
  seaWindow(s, { box: [548, 84, 336, 262], columns: 1, rows: 1, horizon: 0.6, sun: 0.52, seed: 4 })
  s.inside('M548 84H884V346H548Z', () => {
    for (const [x, kind] of [
      [626, 'twin'],
      [806, 'cone'],
    ] as const)
      s.placed([x, 248], 0, 1, () => outside(s, kind))
  })
  table(s, 498, 570)
  lantern(s, foot, 170)
  navigator(s)
  chart(s)
  grasp(s)
  sleeve(s, [142, 410], [132, 536], [258, 496], {
    width: 58,
    coat: '#8A4A48',
    skin: SKINS.deep,
    thumb: -1,
    bend: -8,
  })
  return s
}

const OUTLINE: Record<Hills, string> = {
  twin: 'M-58 0Q-46 -30 -30 -44Q-16 -52 -6 -26Q8 -40 22 -30Q44 -16 58 0Z',
  cone: 'M-50 0Q-26 -18 -12 -50Q0 -76 10 -50Q24 -16 50 0Z',
  flat: 'M-54 0Q-50 -26 -34 -32H26Q46 -28 54 0Z',
}

function outside(s: Spot, kind: Hills): void {
  s.fill('M-66 2Q0 14 66 2Q0 -6 -66 2Z', '#102A4E', 0.6)
  s.fill(
    OUTLINE[kind],
    s.picture.linear([
      [0, '#6A6C9C'],
      [1, '#22386A'],
    ]),
  )
  s.inside(OUTLINE[kind], () =>
    s.fill('M-60 -80H60V-34Q40 -20 24 -36Q10 -16 -6 -34Q-20 -22 -32 -34L-60 -20Z', '#E3DEE6', 0.9),
  )
}

function navigator(s: Spot): void {
  torso(s, [226, 340], 250, 260, '#8A4A48', '#D9B06A')
  head(s, {
    at: [236, 216],
    size: 78,
    look: 'right',
    skin: SKINS.deep,
    hair: 'short',
    colour: '#2A2030',
    beard: true,
    eyes: -0.4,
  })
  sleeve(s, [318, 410], [366, 490], [440, 470], {
    width: 58,
    coat: '#8A4A48',
    skin: SKINS.deep,
    fingers: 'none',
  })
}

function chart(s: Spot): void {
  s.placed([474, 424], -5, 1, () => {
    s.fill('M-178 -104H172L184 128H-168Z', '#081733', 0.34)
    const paper = 'M-184 -112Q-90 -128 0 -114T184 -116L178 110Q90 98 0 112T-180 112Z'
    s.form(paper, '#E3CDA6', { depth: 0.34, rim: 3 })
    s.inside(paper, () => {
      for (let x = -150; x < 180; x += 62) s.stroke(`M${x} -120V120`, '#9A7A62', 1.6, 0.4)
      for (let y = -80; y < 110; y += 54) s.stroke(`M-190 ${y}H190`, '#9A7A62', 1.6, 0.4)
      s.stroke('M-190 24H190', '#5A6A94', 3, 0.7)
      s.fill('M-190 24H190V124H-190Z', '#5F86A6', 0.26)
    })
    const ink: readonly (readonly [Point, Hills])[] = [
      [[-106, 24], 'twin'],
      [[8, 24], 'flat'],
      [[112, 24], 'cone'],
    ]
    for (const [[x, y], kind] of ink) {
      s.placed([x, y], 0, 0.9, () => {
        s.fill(OUTLINE[kind], '#3F5A80')
        s.stroke(OUTLINE[kind], '#22345E', 4)
      })
      s.stroke(`M${r(x - 40)} 38h80m-62 13h44`, '#3F5A80', 3, 0.55)
    }
    s.stroke('M-152 88Q-60 52 40 84T150 66', '#B4472F', 4, 0.85)
    s.form('M184 -116Q200 -118 200 -100L192 96Q190 112 178 110Z', '#C4A67E', { depth: 0.5 })
  })
}

/** The fingers of the other hand, round the roll of the chart. */
function grasp(s: Spot): void {
  for (const i of [0, 1, 2, 3]) {
    const d = `M${672 - i} ${452 + i * 17}L${648 - i * 1.5} ${454 + i * 17}`
    s.within('transform="translate(1 3)"', () => s.stroke(d, mix(SKINS.deep, '#24183C', 0.55), 17))
    s.stroke(d, mix(SKINS.deep, '#FFB45C', 0.12), 16)
  }
}

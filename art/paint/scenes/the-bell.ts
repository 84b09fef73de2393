/** The inside of the diving bell, behind its list: `npx tsx art/paint/scenes/the-bell.ts`. */
import { ellipse, type Point } from '../lib/path.ts'
import { Picture } from '../lib/picture.ts'
import { chance } from '../lib/random.ts'
import { brassHelper, helmet, leverDesk } from './parts/bell-crew.ts'
import { bellRoom, moonPool, portlight } from './parts/bell-room.ts'
import { coil } from './parts/cargo.ts'
import { deepGlow, deepLamp } from './parts/deep-lamp.ts'
import { Diver } from './parts/diver.ts'
import { kelp } from './parts/kelp.ts'
import { shoal } from './parts/under-water.ts'

const POOL: Point = [960, 938]
const picture = new Picture(1920, 1080)
picture.group('background', inside())
picture.write('scenes/lantern-isles/the-bell/scene.svg')

function inside(): string {
  const s = new Diver(picture, 0, 0.14)
  bellRoom(s)
  portlight(s, [960, 292], 186, () => {
    shoal(s, [930, 270], 24, 12, 672, 1)
    kelp(s, [860, 490], 170, 4, 673)
    kelp(s, [1080, 500], 150, 3, 674)
  })
  portlight(s, [196, 380], 118, () => kelp(s, [170, 510], 210, 4, 675))
  portlight(s, [1724, 380], 118, () => shoal(s, [1724, 370], 22, 6, 676, -1))
  poolLight(s)
  moonPool(s, POOL, 560)
  ringsOfAir(s)
  for (const [x, y] of [
    [470, 574],
    [1450, 574],
  ] as const) {
    deepGlow(s, [x, y - 60], 420, 0.36)
    deepLamp(s, [x, y - 118], 118, 260)
  }
  coil(s, [446, 812], 70)
  leverDesk(s, [44, 1020])
  brassHelper(s, [1690, 980], 390)
  helmet(s, [1398, 806], 56)
  return s.markup()
}

/** What the pool throws up on the wall and into the air. */
function poolLight(s: Diver): void {
  s.fill(
    ellipse(POOL[0], 760, 760, 420),
    s.picture.radial([
      [0, '#C9F8E4', 0.34],
      [0.5, '#8FE0CC', 0.14],
      [1, '#6FC6B8', 0],
    ]),
  )
}

/** Air that has come up through the water, in rings that widen as they rise. */
function ringsOfAir(s: Diver): void {
  const random = chance(677)
  for (const [dx, up, half] of [
    [-210, -10, 26],
    [190, 22, 34],
    [-60, 44, 22],
  ] as const) {
    const d = ellipse(POOL[0] + dx, POOL[1] + up, half, half * 0.3)
    s.stroke(d, '#0E5468', 9, 0.4)
    s.stroke(d, '#E9FFF6', 5, 0.95)
  }
  for (let i = 0; i < 36; i++) {
    const [a, out] = [random.between(0, 6.28), random.between(0, 460)]
    const size = random.between(3, 10)
    const [x, y] = [POOL[0] + Math.cos(a) * out, POOL[1] + 6 + Math.sin(a) * out * 0.2]
    s.fill(ellipse(x, y, size, size * 0.8), '#E9FFF6', 0.34)
    s.stroke(ellipse(x, y, size, size * 0.8), '#FFFFFF', 1.6, 0.7)
  }
}

import type { Picture } from '../lib/picture.ts'
import { Sketch } from '../lib/sketch.ts'
import { sailingBoat, skiff } from '../lib/parts/boat.ts'
import { mist } from '../lib/parts/mist.ts'
import { lampPost, person } from '../lib/parts/people.ts'
import { pier } from '../lib/parts/pier.ts'
import { boulders } from '../lib/parts/rock.ts'
import { smoke } from '../lib/parts/sky.ts'
import { snowBank } from '../lib/parts/snow.ts'
import { tower } from '../lib/parts/tower.ts'
import { land } from './harbour-land.ts'
import { quay } from './harbour-quay.ts'
import { village } from './harbour-village.ts'
import { across, type Isle } from './world.ts'

const WATER = 1484

/** The hero: a village around its quay, the old lighthouse above it. */
export function harbour(picture: Picture): Isle {
  const s = new Sketch(picture, { air: 0.05, dusk: 0.24, x: across(1000) })
  land(s, WATER)
  const at = tower(s, { at: [1075, 1122], height: 226, foot: 92, cap: '#DB6038', windows: 2 })
  const [red, inn] = village(s)
  snowBank(s, 1280, 1420, 130, 16)
  snowBank(s, 1420, 1428, 90, 12)
  boulders(s, 1160, 1640, WATER, 40, 15)
  quay(s, WATER)
  pier(s, { from: [330, 1458], to: [540, 1432], depth: 30, waterline: WATER + 22, posts: 5 })
  lampPost(s, [338, 1476], 84)
  person(s, [410, 1468], 42, '#3F6F78')
  boulders(s, 404, 520, WATER - 2, 24, 16)
  sailingBoat(s, [470, 1512], 112, '#A4524A')
  sailingBoat(s, [742, 1506], 96, '#3F6F78')
  skiff(s, [914, 1508], 84, '#B9604A')
  const plumes = new Sketch(picture, s.tone)
  smoke(plumes, red, 130, 19)
  smoke(plumes, inn, 150, 20)
  const veil = new Sketch(picture, { air: 0, dusk: 0.1, x: across(1000) })
  mist(veil, [1010, WATER], 700, 460, 17)
  return {
    sketch: s,
    lamp: { at, radius: 570, waterline: WATER },
    waterline: WATER,
    veil,
    smoke: plumes,
    unit: 2,
  }
}

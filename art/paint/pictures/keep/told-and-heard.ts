import { rect } from '../../lib/path.ts'
import { SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { sheet } from '../studio/paper.ts'
import { head, torso } from '../studio/person.ts'
import { mug, rounded } from '../studio/devices.ts'
import { plaster, seaWindow, table } from '../studio/room.ts'
import { sleeve } from '../studio/sleeve.ts'
import { Spot } from '../studio/spot.ts'

/** One tells, the other listens with a hand on the heart; the pencil can wait. */
export function toldAndHeard(): Spot {
  const foot = [490, 470] as const
  const s = new Spot(flameOf(foot, 140), 640, 'below')
  plaster(s)
  seaWindow(s, { box: [396, 70, 170, 180], columns: 2, rows: 2, sun: 0.2, seed: 8 })
  teller(s)
  listener(s)
  table(s, 440, 560)
  lantern(s, foot, 140, { halo: 2.6 })
  s.within('transform="translate(690 500) skewX(14) scale(1 .5)"', () => sheet(s, 150, 116, 4))
  s.placed([742, 508], -24, 1, () => {
    s.form(rect(-56, -5, 96, 10), '#C4583C', { from: 'top', rim: 2 })
    s.form('M40 -5L60 0L40 5Z', '#E9D8C2', { rim: 0 })
  })
  mug(s, [150, 512], 64)
  return s
}

function teller(s: Spot): void {
  torso(s, [246, 306], 206, 240, '#7A4458', '#8FA7CD')
  head(s, {
    at: [256, 204],
    size: 72,
    hair: 'short',
    colour: '#B98A4E',
    look: 'right',
    skin: SKINS.fair,
    mouth: 'open',
  })
  sleeve(s, [324, 366], [376, 452], [402, 366], {
    width: 52,
    coat: '#7A4458',
    skin: SKINS.fair,
    fingers: 'spread',
    thumb: -1,
  })
  sleeve(s, [168, 366], [146, 474], [262, 482], { width: 52, coat: '#7A4458', skin: SKINS.fair, thumb: -1 })
}

function listener(s: Spot): void {
  torso(s, [716, 306], 206, 240, '#3F7478')
  s.form(rounded(694, 252, 44, 60, 16), SKINS.brown, { rim: 0, depth: 0.6 })
  s.form('M674 292Q716 330 758 292Q764 320 716 340Q668 320 674 292Z', '#E6D6BE', { depth: 0.5 })
  head(s, {
    at: [704, 204],
    size: 72,
    hair: 'bun',
    colour: '#6E6A78',
    look: 'left',
    skin: SKINS.brown,
    lean: -7,
  })
  sleeve(s, [798, 368], [828, 474], [722, 398], {
    width: 54,
    coat: '#3F7478',
    skin: SKINS.brown,
    thumb: 1,
    bend: 6,
  })
}

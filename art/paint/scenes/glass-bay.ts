/** The floor of glass bay, under water: `npx tsx art/paint/scenes/glass-bay.ts`. */
import type { Point } from '../lib/path.ts'
import { Picture } from '../lib/picture.ts'
import { boulders, rock } from '../lib/parts/rock.ts'
import { Diver } from './parts/diver.ts'
import { bellRope, divingBell } from './parts/diving-bell.ts'
import { kelp } from './parts/kelp.ts'
import { deepPlace } from './parts/deep-place.ts'
import { sunkenHouse } from './parts/sunken-house.ts'
import { sunkenShip } from './parts/sunken-ship.ts'
import { seaFloor, shoal, underWaterLight } from './parts/under-water.ts'

const BELL: Point = [784, 556]
const picture = new Picture(1920, 1080)

picture.group('background', underWaterLight(picture))
picture.group('layer far', farFloor())
picture.group('layer shoal-far', fish([1330, 190], 17, 24, 521, 1, 0.5))
picture.group('layer middle', middleFloor())

const rope = new Diver(picture, 0, 0.16)
bellRope(rope, BELL)
picture.group('layer rope', rope.markup())

const house = new Diver(picture, 0.1, 0.26)
const houseLamp = sunkenHouse(house, [432, 800])
deepPlace(picture, 'deep-pressure', {
  sketch: house,
  lean: [-6, [432, 800]],
  lamp: { at: houseLamp, radius: 330 },
})

const ship = new Diver(picture, 0.06, 0.28)
const shipLamps = sunkenShip(ship, [1058, 812])
deepPlace(picture, 'the-wreck', {
  sketch: ship,
  lean: [3, [1322, 830]],
  lamp: { at: shipLamps.stern, radius: 300 },
  more: [[shipLamps.desk, 150]],
})

const bell = new Diver(picture, 0, 0.16)
const bellLights = divingBell(bell, BELL)
deepPlace(picture, 'the-bell', {
  sketch: bell,
  lamp: { at: bellLights.lamp, radius: 280 },
  more: [[bellLights.window, 150]],
})

picture.group('layer sand', nearFloor())
picture.group('layer shoal-near', fish([1150, 330], 26, 13, 522, -1, 0.16))
picture.group('front kelp', frontKelp())
picture.write('scenes/lantern-isles/glass-bay/scene.svg')

/** The foot of the island and of its neighbours, lost in the green. */
function farFloor(): string {
  const s = new Diver(picture, 0.56, 0.34)
  const cliff = (top: readonly Point[], seed: number): void =>
    rock(s, { top, waterline: 900, seed, unit: 1.6, snow: 0, steep: true })
  cliff(
    [
      [-60, 900],
      [-40, 250],
      [30, 214],
      [86, 262],
      [120, 372],
      [170, 420],
      [196, 560],
      [250, 640],
      [300, 760],
      [360, 900],
    ],
    511,
  )
  cliff(
    [
      [1500, 900],
      [1580, 700],
      [1620, 590],
      [1680, 540],
      [1720, 400],
      [1790, 330],
      [1850, 190],
      [1900, 150],
      [1990, 180],
      [1990, 900],
    ],
    512,
  )
  cliff(
    [
      [560, 900],
      [620, 800],
      [680, 742],
      [760, 730],
      [830, 668],
      [880, 690],
      [960, 750],
      [1060, 780],
      [1160, 900],
    ],
    513,
  )
  seaFloor(
    s,
    [
      [-40, 820],
      [300, 790],
      [700, 808],
      [1100, 782],
      [1500, 800],
      [1960, 776],
    ],
    ['#5FA9A0', '#3A8490', '#1B5A76'],
    514,
  )
  kelp(s, [250, 830], 360, 5, 515)
  kelp(s, [1640, 820], 420, 6, 516)
  kelp(s, [1010, 806], 200, 4, 517)
  return s.markup()
}

function middleFloor(): string {
  const s = new Diver(picture, 0.22, 0.32)
  kelp(s, [186, 872], 520, 5, 524)
  kelp(s, [1766, 868], 560, 6, 525)
  seaFloor(
    s,
    [
      [-40, 872],
      [240, 846],
      [520, 866],
      [860, 838],
      [1180, 858],
      [1500, 836],
      [1960, 862],
    ],
    ['#6FB3A0', '#357C88', '#144A68'],
    526,
  )
  boulders(s, 700, 1010, 880, 34, 527)
  return s.markup()
}

/** Sand that has drifted against the house and the ship, and what lies on it. */
function nearFloor(): string {
  const s = new Diver(picture, 0.04, 0.3)
  seaFloor(
    s,
    [
      [-40, 866],
      [180, 872],
      [380, 836],
      [600, 846],
      [800, 902],
      [1010, 890],
      [1160, 850],
      [1420, 862],
      [1640, 842],
      [1800, 880],
      [1960, 874],
    ],
    ['#86C0A2', '#3A7F84', '#0C3554'],
    528,
  )
  kelp(s, [704, 908], 190, 4, 529)
  kelp(s, [1094, 902], 150, 4, 530, ['#B8705E', '#6A3F56'])
  kelp(s, [300, 880], 120, 4, 533, ['#C98A5E', '#7A4A56'])
  boulders(s, 820, 1040, 930, 40, 532)
  boulders(s, 1690, 1900, 920, 50, 534)
  return s.markup()
}

function fish(at: Point, size: number, count: number, seed: number, way: 1 | -1, far: number): string {
  const s = new Diver(picture, far, 0.2)
  shoal(s, at, size, count, seed, way)
  return s.markup()
}

/** Dark stems that frame the view, nearest to us. */
function frontKelp(): string {
  const s = new Diver(picture, 0, 0.62)
  const dark = ['#1F5A54', '#0C3044'] as const
  kelp(s, [54, 1110], 760, 3, 535, dark)
  kelp(s, [1858, 1110], 840, 3, 536, dark)
  boulders(s, -60, 330, 1096, 96, 537)
  boulders(s, 1640, 1980, 1096, 104, 538)
  return s.markup()
}

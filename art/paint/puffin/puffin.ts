import { ellipse, type Point } from '../lib/path.ts'
import type { Sketch } from '../lib/sketch.ts'
import { puffinHead } from './head.ts'
import { heldLantern } from './lantern.ts'
import { AT_REST, type Pose } from './pose.ts'

const NECK: Point = [312, 286]
const NAVY = '#243B66'
const BODY =
  'M300 544C214 544 148 512 144 430C141 356 168 306 190 262C196 214 214 168 300 160C392 160 430 214 446 270C474 326 494 372 484 434C472 512 396 544 300 544Z'
const BELLY =
  'M196 286C226 306 262 312 300 311C340 310 372 302 398 284C424 330 436 380 432 428C424 496 366 528 298 528C226 527 172 492 164 424C162 372 174 326 196 286Z'

/** The keeper of the lights, on a canvas 600 wide, looking left, a lantern in its beak. */
export function puffin(s: Sketch, pose: Pose = AT_REST): void {
  const { picture } = s
  s.fill(
    ellipse(300, 558, 190, 18),
    picture.radial([
      [0, '#081733', 0.55],
      [0.6, '#081733', 0.3],
      [1, '#081733', 0],
    ]),
  )
  tail(s)
  feet(s)
  const breath = `transform="translate(0 ${-pose.breath * 0.4}) translate(300 544) scale(${1 + pose.breath * 0.0012} ${1 + pose.breath * 0.0026}) translate(-300 -544)"`
  s.within(breath, () => {
    body(s)
    wing(s, 'far')
    wing(s, 'near')
  })
  s.within(`transform="translate(0 ${-pose.breath}) rotate(${pose.lift} ${NECK[0]} ${NECK[1]})"`, () => {
    puffinHead(s, pose)
    heldLantern(s, { swing: pose.swing - pose.lift, flicker: pose.flicker })
  })
}

function body(s: Sketch): void {
  const { picture } = s
  s.fill(
    BODY,
    picture.linearAt(
      [
        [0, '#3A5486'],
        [0.34, NAVY],
        [0.7, '#15264A'],
        [1, '#0B1730'],
      ],
      [150, 240],
      [480, 500],
    ),
  )
  s.within(`clip-path="${picture.clip(BODY)}"`, () => {
    s.fill(ellipse(150, 400, 150, 170), warm(s, 0.6))
    s.within(`filter="${picture.blur(5)}"`, () =>
      s.stroke('M436 236C462 300 492 360 484 436', '#9CC0DA', 9, 0.6),
    )
  })
  s.fill(
    BELLY,
    picture.linearAt(
      [
        [0, '#FFF3E4'],
        [0.42, '#E6E9F1'],
        [0.78, '#B9C9E2'],
        [1, '#92ABD0'],
      ],
      [170, 320],
      [440, 480],
    ),
  )
  s.within(`clip-path="${picture.clip(BELLY)}"`, () => {
    s.fill('M150 430Q170 520 300 528T446 420L470 560H140Z', '#7F97C4', 0.42)
    s.fill('M188 280Q300 336 406 276L410 300Q300 352 186 308Z', '#6F86B4', 0.45)
    s.fill(ellipse(150, 372, 190, 170), warm(s, 0.95))
    for (const [row, y] of [374, 406, 438].entries())
      for (let i = 0; i < (row === 1 ? 5 : 4); i++)
        s.stroke(`M${(row === 1 ? 226 : 240) + i * 34} ${y}q9 9 18 0`, '#8FA2C6', 2.6, 0.55)
  })
}

/** The lantern's warmth on what is near it. */
function warm(s: Sketch, strength: number): string {
  return s.picture.radial([
    [0, '#FFB84D', strength],
    [0.35, '#FFB067', strength * 0.55],
    [0.7, '#F29A6A', strength * 0.16],
    [1, '#F2703F', 0],
  ])
}

function tail(s: Sketch): void {
  s.fill(
    'M424 492Q492 480 540 540Q476 548 420 524Z',
    s.picture.linear([
      [0, '#1B2F58'],
      [1, '#0A1530'],
    ]),
  )
  s.stroke('M440 506Q486 508 524 536M436 518Q470 524 500 538', '#2B4675', 2.4, 0.7)
}

function feet(s: Sketch): void {
  const paint = s.picture.linear(
    [
      [0, '#FFA24F'],
      [0.5, '#F2703F'],
      [1, '#C24A3A'],
    ],
    [0, 0],
    [0.6, 1],
  )
  for (const x of [250, 364]) {
    s.fill(
      `M${x - 12} 524Q${x - 20} 540 ${x - 50} 548Q${x - 60} 560 ${x - 42} 566Q${x - 22} 562 ${x - 14} 568Q${x} 574 ${x + 12} 566Q${x + 24} 570 ${x + 44} 564Q${x + 58} 556 ${x + 44} 546Q${x + 20} 540 ${x + 14} 524Z`,
      paint,
    )
    s.stroke(
      `M${x - 6} 544Q${x - 16} 552 ${x - 20} 562M${x + 6} 544Q${x + 14} 552 ${x + 18} 562`,
      '#A83A38',
      3,
      0.65,
    )
    s.stroke(`M${x - 46} 550Q${x - 26} 544 ${x - 14} 534`, '#FFD79A', 2.6, 0.8)
  }
}

/** `near`: under the lantern, lit by it; `far`: on the shaded side, its feathers seen. */
function wing(s: Sketch, side: 'near' | 'far'): void {
  const { picture } = s
  if (side === 'near') {
    const d =
      'M190 300C212 314 206 352 186 384C168 414 140 440 122 428C104 414 118 376 136 344C150 318 170 292 190 300Z'
    s.fill(
      d,
      picture.linearAt(
        [
          [0, '#B98A72'],
          [0.4, '#5A567E'],
          [1, '#243B66'],
        ],
        [112, 400],
        [206, 330],
      ),
    )
    s.stroke('M126 424C112 410 124 376 140 346C154 322 172 300 188 302', '#FFC98A', 3.4, 0.75)
    return
  }
  const d =
    'M406 296C386 312 400 356 424 396C446 434 466 480 486 474C502 464 494 412 480 372C464 328 432 282 406 296Z'
  s.within(`filter="${picture.blur(7)}"`, () =>
    s.fill('M404 316C392 340 402 376 420 408C440 444 456 478 476 474L470 440L410 330Z', '#0B1730', 0.5),
  )
  s.fill(
    d,
    picture.linearAt(
      [
        [0, '#3F5F98'],
        [0.5, '#243F70'],
        [1, '#13244A'],
      ],
      [396, 300],
      [490, 460],
    ),
  )
  s.stroke('M430 350Q442 372 462 382M440 378Q452 400 470 408M450 406Q460 424 478 430', '#12224A', 4, 0.8)
  s.stroke('M408 300C428 292 452 330 466 366', '#86A6D4', 3, 0.6)
}

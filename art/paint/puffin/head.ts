import { ellipse } from '../lib/path.ts'
import type { Sketch } from '../lib/sketch.ts'
import type { Pose } from './pose.ts'

const SKULL =
  'M184 268C180 214 186 168 200 138C218 88 258 64 306 64C366 64 404 100 416 158C424 200 432 226 440 254C424 300 362 326 300 328C250 327 200 310 184 268Z'
const FACE =
  'M196 168C204 130 236 110 282 111C336 112 370 150 372 204C373 252 334 281 282 280C230 279 196 262 192 226C190 204 192 186 196 168Z'
const BEAK =
  'M252 166C206 158 150 172 122 204C104 224 96 244 104 250C130 258 176 264 214 256C240 250 253 234 255 210C256 192 254 178 248 166Z'

/** The head: cap, pale face, the one great eye, the beak. */
export function puffinHead(s: Sketch, pose: Pose): void {
  const { picture } = s
  s.fill(
    SKULL,
    picture.linearAt(
      [
        [0, '#3C588C'],
        [0.4, '#243B66'],
        [1, '#111F40'],
      ],
      [200, 90],
      [440, 300],
    ),
  )
  s.within(`clip-path="${picture.clip(SKULL)}"`, () => {
    s.fill('M210 150Q250 80 320 84Q380 92 396 150Q360 104 300 104Q244 104 210 150Z', '#4A6AA0', 0.5)
    s.fill(
      ellipse(180, 290, 90, 60),
      picture.radial([
        [0, '#FFB84D', 0.6],
        [0.5, '#F2903F', 0.2],
        [1, '#F2703F', 0],
      ]),
    )
    s.within(`filter="${picture.blur(4.5)}"`, () =>
      s.stroke('M396 104C420 148 424 206 446 268', '#9CC0DA', 9, 0.55),
    )
  })
  face(s)
  eye(s, pose)
  if (pose.mouth === 0) beak(s)
  else openBeak(s, pose.mouth)
}

function face(s: Sketch): void {
  const { picture } = s
  s.fill(
    FACE,
    picture.linearAt(
      [
        [0, '#FFF6EA'],
        [0.45, '#F3EFF0'],
        [0.8, '#C4D1E6'],
        [1, '#93ABD0'],
      ],
      [200, 130],
      [366, 270],
    ),
  )
  s.within(`clip-path="${picture.clip(FACE)}"`, () => {
    s.fill('M336 130C362 176 352 242 300 282L380 290L384 140Z', '#8CA5CF', 0.5)
    s.fill(
      ellipse(196, 262, 110, 58),
      picture.radial([
        [0, '#FFC56E', 0.75],
        [1, '#FFB067', 0],
      ]),
    )
  })
  s.fill('M318 178Q334 182 350 204Q330 204 314 190Z', '#8094BC', 0.75)
}

function eye(s: Sketch, { blink, look: [dx, dy] }: Pose): void {
  const { picture } = s
  const [x, y] = [280, 180]
  const open = Math.max(0.02, 1 - blink)
  s.fill(
    'M244 172C246 150 262 140 284 142C306 142 318 158 318 182C316 206 296 214 276 212C254 210 242 194 244 172Z',
    '#9FB3D2',
    0.8,
  )
  s.within(
    `${blink > 0.9 ? 'display="none" ' : ''}transform="translate(${x} ${y}) scale(1 ${open}) translate(${-x} ${-y})"`,
    () => {
      s.fill(
        ellipse(x, y, 31, 31),
        picture.linear(
          [
            [0, '#FF9A55'],
            [0.6, '#EE6238'],
            [1, '#B8402F'],
          ],
          [0, 0],
          [0.6, 1],
        ),
      )
      s.fill(ellipse(x, y, 25.5, 25.5), '#171325')
      s.fill(
        ellipse(x + dx * 0.5, y + dy * 0.5 + 8, 17, 14),
        picture.radial([
          [0, '#7A4630', 0.95],
          [1, '#3A2228', 0],
        ]),
      )
      s.fill(ellipse(x - 9 + dx, y - 10 + dy, 8.6, 8.6), '#FFFFFF')
      s.fill(ellipse(x + 10 + dx, y + 10 + dy, 4, 4), '#FFD9A0')
    },
  )
  if (blink > 0.5) s.stroke(`M${x - 30} ${y + 1}Q${x} ${y + 17} ${x + 30} ${y + 1}`, '#2A3358', 6)
  const low = blink * 5
  s.fill(`M248 ${149 + low}Q280 ${128 + low} 313 ${149 + low}Q282 ${140 + low} 248 ${149 + low}Z`, '#1B2B50')
}

/** Above and below the line where both halves of the beak meet. */
const UPPER = 'M60 100H290V206L256 220Q232 226 208 232Q160 244 96 246H60Z'
const LOWER = 'M60 320H290V206L256 220Q232 226 208 232Q160 244 96 246H60Z'
/** Degrees that the lower half falls, around the corner of the mouth. */
const JAW = 13

/** Both halves of the same beak, the lower one fallen, and the dark between them. */
function openBeak(s: Sketch, mouth: number): void {
  const { picture } = s
  const fallen = (share: number) => `transform="rotate(${-JAW * mouth * share} 256 220)"`
  s.within(fallen(0.6), () => s.within(`clip-path="${picture.clip(LOWER)}"`, () => s.fill(BEAK, '#4A1420')))
  s.within(fallen(1), () => s.within(`clip-path="${picture.clip(LOWER)}"`, () => beak(s)))
  s.within(`clip-path="${picture.clip(UPPER)}"`, () => beak(s))
}

function beak(s: Sketch): void {
  const { picture } = s
  s.fill('M254 172Q274 190 268 216Q258 246 226 260L214 250L240 190Z', '#6A7EAA', 0.35)
  s.fill(
    BEAK,
    picture.linearAt(
      [
        [0, '#FF9A55'],
        [0.35, '#FF7A45'],
        [0.7, '#E4572F'],
        [1, '#A83A38'],
      ],
      [150, 160],
      [180, 270],
    ),
  )
  s.within(`clip-path="${picture.clip(BEAK)}"`, () => {
    s.fill(
      'M206 150H270V270H214Q198 214 206 150Z',
      picture.linear(
        [
          [0, '#56709F'],
          [0.5, '#34507F'],
          [1, '#1B2F58'],
        ],
        [0, 0],
        [0.3, 1],
      ),
    )
    s.fill(
      'M194 150H209Q201 214 217 270H202Q186 214 194 150Z',
      picture.linear(
        [
          [0, '#FFE08A'],
          [0.6, '#F4B44A'],
          [1, '#C0803A'],
        ],
        [0, 0],
        [0, 1],
      ),
    )
    s.stroke('M170 158Q160 210 174 262M146 168Q136 212 148 258', '#C4452F', 7, 0.75)
    s.stroke('M98 246Q160 244 208 232T256 220', '#7A2430', 4.6)
    s.fill('M126 204Q150 172 200 166Q150 182 122 216Z', '#FFE2C0', 0.75)
    s.fill('M110 252Q170 266 220 256L216 246Q160 258 108 246Z', '#7A2A34', 0.4)
  })
  s.fill(
    ellipse(244, 238, 16, 17),
    picture.radial([
      [0, '#FFE08A'],
      [0.6, '#FFC24A'],
      [1, '#E0913A'],
    ]),
  )
  s.fill(ellipse(239, 231, 6, 7), '#FFF3C4', 0.85)
}

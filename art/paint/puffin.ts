/**
 * Paints the keeper of the lights: assets/art/puffin.webp (still), headpuffin.webp, mouthpuffin.webp (it speaks; smallmouthpuffin and
 * roundmouthpuffin less wide) and puffin.webm (a loop with alpha), the same among the adventure's assistants, and puffin.stacked.webm, which
 * the intake makes of the adventure's.
 * Run: npx tsx art/paint/puffin.ts   (ffmpeg with libvpx-vp9 has to be on the machine)
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { stackAlpha } from '../../server/intake/film/stack-alpha.ts'
import { encodeLoop } from './lib/loop.ts'
import { Picture } from './lib/picture.ts'
import { Sketch } from './lib/sketch.ts'
import { AT_REST, type Pose } from './puffin/pose.ts'
import { puffin } from './puffin/puffin.ts'

const FOLDER = 'assets/art'
const ASSISTANTS = 'scenes/lantern-isles/assistants'
const FRAMES = 72
const SIDE = 432

mkdirSync(FOLDER, { recursive: true })
writeFileSync(`${FOLDER}/puffin.webp`, await drawn(AT_REST).resize(SIDE).webp({ quality: 84 }).toBuffer())
const HEADS = {
  headpuffin: AT_REST,
  mouthpuffin: { ...AT_REST, mouth: 1 },
  smallmouthpuffin: { ...AT_REST, mouth: 0.4 },
  roundmouthpuffin: { ...AT_REST, mouth: 0.65 },
}
for (const [name, pose] of Object.entries(HEADS)) await writeHead(name, pose)
await encodeLoop({
  frames: FRAMES,
  frame: (i) =>
    drawn(poseAt(i / FRAMES))
      .resize(SIDE)
      .png()
      .toBuffer(),
  perSecond: 24,
  file: `${FOLDER}/puffin.webm`,
  hasAlpha: true,
  quality: 30,
})
const stacked = await stackAlpha(readFileSync(`${FOLDER}/puffin.webm`))
if (stacked) writeFileSync(`${FOLDER}/puffin.stacked.webm`, stacked)
mkdirSync(ASSISTANTS, { recursive: true })
for (const name of ['puffin.webp', ...Object.keys(HEADS).map((head) => `${head}.webp`), 'puffin.webm'])
  copyFileSync(`${FOLDER}/${name}`, `${ASSISTANTS}/${name}`)

async function writeHead(name: string, pose: Pose): Promise<void> {
  const head = drawn(pose).extract({ left: 54, top: 40, width: 400, height: 400 })
  writeFileSync(`${FOLDER}/${name}.webp`, await head.resize(160).webp({ quality: 86 }).toBuffer())
}

function drawn(pose: Pose): Sharp {
  const picture = new Picture(600, 600)
  const s = new Sketch(picture, { air: 0, dusk: 0, x: 0.5 })
  puffin(s, pose)
  picture.group('puffin', s.markup())
  return sharp(Buffer.from(picture.markup()))
}

/** Blink, look at you, lift the lantern and let it swing out. @param t 0 to 1 through the loop; both ends are alike. */
function poseAt(t: number): Pose {
  const turn = 2 * Math.PI * t
  const lift = bump(t, 0.28, 0.8)
  const toYou = bump(t, 0.06, 0.34)
  return {
    mouth: 0,
    blink: Math.max(bump(t, 0.02, 0.09), bump(t, 0.84, 0.91)),
    look: [6 * toYou - 3 * lift, 2 * toYou - 4 * lift],
    lift: 7 * lift,
    swing: 6 * Math.sin(turn) + 5 * lift * Math.sin(2 * turn),
    flicker: 0.6 * Math.sin(3 * turn) + 0.4 * Math.sin(5 * turn + 1) - 0.4 * Math.sin(1),
    breath: 3 - 3 * Math.cos(turn),
  }
}

/** Rises from 0 to 1 and back between the two shares of the loop, soft at both ends. */
function bump(t: number, from: number, to: number): number {
  if (t <= from || t >= to) return 0
  return Math.sin((Math.PI * (t - from)) / (to - from)) ** 1.4
}

/**
 * Paints the film of glass bay: the light under water, moving; its first frame is the scene's background.
 * Run: npx tsx art/paint/film.ts   (ffmpeg with libvpx-vp9 has to be on the machine)
 */
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { encodeLoop } from './lib/loop.ts'
import { Picture } from './lib/picture.ts'
import { underWaterLight } from './scenes/parts/under-water.ts'

const FOLDER = 'scenes/lantern-isles/films'
const FRAMES = 160

mkdirSync(FOLDER, { recursive: true })
await encodeLoop({
  frames: FRAMES,
  frame: (i) => {
    const picture = new Picture(1920, 1080)
    picture.group('light', underWaterLight(picture, i / FRAMES))
    return sharp(Buffer.from(picture.markup()))
      .resize(1280, 720)
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toBuffer()
  },
  perSecond: 20,
  file: `${FOLDER}/glass-bay.webm`,
  hasAlpha: false,
  quality: 18,
})

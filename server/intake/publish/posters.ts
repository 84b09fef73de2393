import type { SceneLayout } from '#shared/scene/layout.ts'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { cacheKey } from '../fingerprint.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { resizePixels } from '../pixels/resize.ts'
import { paintScene } from './paint-scene.ts'
import { fingerprint, type Paintable, type Studio } from './portraits.ts'

/** Raise it when posters of the same scene must come out different. */
const POSTER_RULE = 'poster 1'
/** The half-size art is painted as it is, without being resized. */
const PAINTED_SCALE = 0.5
/** Pixels of a whole poster, and how many bytes it may take: of those for desktops and tablets, and for phones. */
export const LARGE = { area: 960 * 540, bytes: 24_000 }
const SMALL = { area: 800 * 450, bytes: 18_000 }
type PosterSize = typeof LARGE

/** The best that fits is taken. Below the last one paint turns to blotches: fewer pixels look better then. */
const QUALITIES = [86, 80, 74, 68, 62, 56, 51, 46, 42, 38, 34, 30, 27, 24]
const MOST_PIXELS_LEFT = 0.8
/** A quality takes about so many times the bytes of the next: from one size the quality that fits is guessed. */
const BYTES_BETWEEN = 1.09
const EFFORT = { usual: 4, draft: 0 }

const Poster = z.object({ file: z.string(), small: z.string() })

/** Whole scenes as single light pictures, with which the stage begins. */
export class Posters {
  private readonly studio: Studio

  constructor(studio: Studio) {
    this.studio = studio
  }

  /**
   * The scene with its poster; without one where nobody has drawn anything.
   * @param locked elements that a newcomer finds locked: their mist lies over them
   */
  async addTo(name: string, scene: Paintable, locked: ReadonlySet<string>): Promise<SceneLayout> {
    const { layout } = scene
    if (!layout.background && layout.layers.length === 0) return layout
    const { file, small } = await this.take(name, scene, locked)
    return {
      ...layout,
      poster: {
        file: { url: file, frame: null },
        small: { url: small, frame: null },
        box: { x: 0, y: 0, ...layout.size },
      },
    }
  }

  private take(name: string, scene: Paintable, locked: ReadonlySet<string>): Promise<z.infer<typeof Poster>> {
    const { of, cache, views, store } = this.studio
    const { layout } = scene
    const whole = { x: 0, y: 0, ...layout.size }
    const view = {
      name: `${of}/${name}-poster`,
      key: cacheKey(POSTER_RULE, name, fingerprint(scene, whole, locked)),
      schema: Poster,
      urlsOf: ({ file, small }: z.infer<typeof Poster>) => [file, small],
    }
    return views.take(view, async () => {
      const pixels = await paintScene(layout, PAINTED_SCALE, (url) => store.path(url), locked)
      const effort = cache.pixelCache ? EFFORT.draft : EFFORT.usual
      const [large, small] = [
        await encodePoster(pixels, LARGE, effort),
        await encodePoster(pixels, SMALL, effort),
      ]
      return {
        file: await store.putFile(`${name}-poster`, 'webp', large),
        small: await store.putFile(`${name}-small-poster`, 'webp', small),
      }
    })
  }
}

/**
 * A picture as it is served at once, of few bytes: as fine as they allow.
 * @param area pixels that it has at most
 */
export async function encodePoster(
  pixels: Pixels,
  { area, bytes }: PosterSize,
  effort: number,
): Promise<Buffer> {
  const scale = Math.min(1, Math.sqrt(area / (pixels.width * pixels.height)))
  const width = Math.max(1, Math.round(pixels.width * scale))
  const height = Math.max(1, Math.round(pixels.height * scale))
  const sized = await resizePixels(pixels, width, height)
  const { best, least } = await bestThatFits(sized, bytes, effort)
  if (best) return best
  const share = Math.min(MOST_PIXELS_LEFT, bytes / least)
  return encodePoster(sized, { area: width * height * share, bytes }, effort)
}

/** Null where even the lowest quality takes more; `least` is what that takes then. */
async function bestThatFits(
  pixels: Pixels,
  mostBytes: number,
  effort: number,
): Promise<{ best: Buffer | null; least: number }> {
  let best: Buffer | null = null
  let least = Infinity
  let [first, last] = [0, QUALITIES.length - 1]
  let guess = (first + last) >> 1
  while (first <= last) {
    const content = await encode(pixels, QUALITIES[guess] ?? 0, effort)
    least = Math.min(least, content.length)
    if (content.length > mostBytes) first = guess + 1
    else {
      best = content
      last = guess - 1
    }
    const steps = Math.round(Math.log(content.length / mostBytes) / Math.log(BYTES_BETWEEN))
    guess = Math.min(Math.max(guess + steps, first), last)
  }
  return { best, least }
}

function encode({ data, width, height }: Pixels, quality: number, effort: number): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality, effort, smartSubsample: true })
    .toBuffer()
}

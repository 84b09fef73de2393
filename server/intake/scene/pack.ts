import { MaxRectsPacker } from 'maxrects-packer/dist/maxrects-packer.mjs'
import { textureBytes } from '#shared/scene/art/budget.ts'
import type { Box, PictureFile } from '#shared/scene/layout.ts'
import type { ArtStore, Look } from '../art-store.ts'
import { cacheKey } from '../fingerprint.ts'
import { blankPixels, pasteInto, type KnownPicture, type Pixels } from '../pixels/pixels.ts'
import { sideBySide } from '../side-by-side.ts'
import { WAVES, type Wave } from './plan.ts'

export interface PackItem {
  id: string
  picture: KnownPicture
  look: Look
  /** Repeats, or is too large to share a page. */
  standsAlone: boolean
  wave: Wave
  /** Null: everybody sees it. */
  owner: string | null
}

export interface PackedPictures {
  files: ReadonlyMap<string, PictureFile>
  /** On the graphics card. */
  bytes: number
}

/** Tells a stored picture from every other, also from those on the same page. */
export function fileKey({ url, frame }: PictureFile): string {
  return frame ? `${url} ${frame.x} ${frame.y}` : url
}

const PAGE_PX = 2048
/** Pictures do not bleed into each other when the camera stands between pixels. */
const PADDING_PX = 2
/** Larger ones gain nothing from a page, and would make it be written anew with every change of a neighbour. */
const ALONE_PX = 1024
const ALONE_AREA = 700_000

export function isLarge({ width, height }: KnownPicture): boolean {
  return Math.max(width, height) > ALONE_PX || width * height > ALONE_AREA
}

/** Stores the pictures of a scene: small ones of a wave and an owner together on pages, large ones each in a file of its own. */
export async function packPictures(
  name: string,
  items: readonly PackItem[],
  store: ArtStore,
): Promise<PackedPictures> {
  const alone = items.filter((item) => item.standsAlone)
  const shared = items.filter((item) => !item.standsAlone)
  const owners = [...new Set(shared.map(({ owner }) => owner))]
  const pages = WAVES.flatMap((wave) =>
    owners.flatMap((owner) =>
      layPages(shared.filter((item) => item.wave === wave && item.owner === owner)).map((page, index) => ({
        page,
        label: [wave, ...(owner === null ? [] : [owner]), index].join('-'),
      })),
    ),
  )
  const singles = await sideBySide(alone, async ({ id, picture, look }) => {
    const file = `${name}-${id.replaceAll(' ', '-')}`
    const url = await store.putMade(file, picture.key, picture.pixels, look)
    const files: [string, PictureFile][] = [[id, { url, frame: null }]]
    return { files, bytes: textureBytes(picture) }
  })
  const painted = await sideBySide(pages, async ({ page, label }) => {
    const url = await store.putMade(`${name}-${label}`, pageKey(page), () => paintPage(page), lookOf(page))
    const files = page.places.map(({ item, x, y, width, height }): [string, PictureFile] => [
      item.id,
      { url, frame: { x, y, width, height } },
    ])
    return { files, bytes: textureBytes(page) }
  })
  const stored = [...singles, ...painted]
  return {
    files: new Map(stored.flatMap(({ files }) => files)),
    bytes: stored.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

interface Place extends Box {
  item: PackItem
}

interface Page {
  width: number
  height: number
  places: Place[]
}

function layPages(items: readonly PackItem[]): Page[] {
  const packer = new MaxRectsPacker<Place>(PAGE_PX, PAGE_PX, PADDING_PX, {
    smart: true,
    pot: false,
    square: false,
    allowRotation: false,
    border: PADDING_PX,
  })
  packer.addArray(
    items.map((item) => ({ item, x: 0, y: 0, width: item.picture.width, height: item.picture.height })),
  )
  return packer.bins.map(({ width, height, rects }) => ({ width, height, places: rects }))
}

/** A page is painted anew only when one of its pictures or their places changed. */
function pageKey({ width, height, places }: Page): string {
  return cacheKey(
    'page',
    width,
    height,
    JSON.stringify(places.map(({ item, x, y }) => [item.picture.key, x, y])),
  )
}

/** A single picture with edges is enough. */
function lookOf({ places }: Page): Look {
  return places.every(({ item }) => item.look === 'soft') ? 'soft' : 'sharp'
}

async function paintPage({ width, height, places }: Page): Promise<Pixels> {
  const page = blankPixels(width, height)
  for (const { item, x, y } of places) pasteInto(page, await item.picture.pixels(), x, y)
  return page
}

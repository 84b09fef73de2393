import { join } from 'node:path'
import sharp from 'sharp'
import type { GalleryPicture } from '#shared/scene/gallery.ts'
import type { ElementLayout, PictureFile, Placed, SceneLayout } from '#shared/scene/layout.ts'

/** How many are named. */
const MOST = 5
/** Of a texture: red, green, blue and alpha. */
const BYTES_A_PIXEL = 4

const PARTS = ['done', 'glow', 'light', 'hover', 'veil', 'reflection'] as const

/** The pictures of a scene that take the most of the graphics card: of the full set, or of the half-size one for phones. */
export async function largestPictures(
  layout: SceneLayout,
  set: 'full' | 'small',
  sizeOf: SizeOf,
): Promise<GalleryPicture[]> {
  const pictures = await Promise.all(
    namedPictures(layout).map(async ({ name, placed }) => {
      const { width, height } = await pixelsOf(set === 'full' ? placed.file : placed.small, sizeOf)
      return { name, width, height, bytes: width * height * BYTES_A_PIXEL }
    }),
  )
  return pictures
    .filter(({ bytes }) => bytes > 0)
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, MOST)
}

/** Called as the groups of the drawing are. */
function namedPictures({ background, layers, elements }: SceneLayout): { name: string; placed: Placed }[] {
  return [
    ...(background ? [{ name: 'background', placed: background }] : []),
    ...layers.map(({ name, isFront, picture }) => ({
      name: `${isFront ? 'front' : 'layer'} ${name}`,
      placed: picture,
    })),
    ...elements.flatMap(elementPictures),
  ]
}

function elementPictures(element: ElementLayout): { name: string; placed: Placed }[] {
  const name = `element ${element.id}`
  const parts = PARTS.flatMap((part) => {
    const placed = element[part]
    return placed ? [{ name: `${name} ${part}`, placed }] : []
  })
  return [{ name, placed: element.picture }, ...parts]
}

interface PixelSize {
  width: number
  height: number
}

/** Size in pixels of the file at a served address. */
export type SizeOf = (url: string) => Promise<PixelSize>

/** A part of a page counts for itself; a file of its own is as large as it says. */
async function pixelsOf(file: PictureFile | null, sizeOf: SizeOf): Promise<PixelSize> {
  if (!file || file.url === '') return { width: 0, height: 0 }
  return file.frame ?? sizeOf(file.url)
}

/** Reads sizes below the folder that is served at /scenes; a name changes with its content, so each is read once. */
export function sizeReader(servedFolder: string): SizeOf {
  const known = new Map<string, Promise<PixelSize>>()
  return (url) => {
    const size = known.get(url) ?? readSize(join(servedFolder, url.replace(/^\/scenes\//, '')))
    known.set(url, size)
    return size
  }
}

async function readSize(path: string): Promise<PixelSize> {
  try {
    const { width, height } = await sharp(path).metadata()
    return { width, height }
  } catch {
    // What the next build has already taken away weighs nothing.
    return { width: 0, height: 0 }
  }
}

import { ImageSource } from 'pixi.js'
import { fetchBlob } from '#src/lib/fetch-blob.ts'
import { acceptedPictures } from '#src/lib/picture-types.ts'
import { readImage } from '#src/lib/read-image.ts'

/** No map is larger; a texture beyond this draws nothing and only warns. */
const LARGEST = 4096

/**
 * One picture, decoded and ready for the renderer.
 * @throws Error in words for the maker of the art
 */
export async function loadSource(url: string, signal: AbortSignal): Promise<ImageSource> {
  const resource = (await decodeAside(url, signal)) ?? (await decodeHere(url))
  const { width, height } = resource
  if (width > LARGEST || height > LARGEST) {
    if (resource instanceof ImageBitmap) resource.close()
    throw new Error(`is ${width} x ${height}; at most ${LARGEST} px a side can be shown`)
  }
  return new ImageSource({ resource, alphaMode: 'premultiply-alpha-on-upload' })
}

/**
 * Off the main thread, as browsers decode bytes but not elements. Null where that cannot be: pictures of other hosts, which pages
 * may show but not fetch, drawings, and what no browser can read.
 */
async function decodeAside(url: string, signal: AbortSignal): Promise<ImageBitmap | null> {
  const { origin, protocol } = new URL(url, location.href)
  if (origin !== location.origin || !protocol.startsWith('http')) return null
  try {
    const bytes = await fetchBlob(url, await acceptedPictures(), signal)
    return bytes && (await createImageBitmap(bytes))
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
}

/** Decoded once for good: a browser may throw away an element's pixels and decode again in the middle of a frame. */
async function decodeHere(url: string): Promise<ImageBitmap | HTMLImageElement> {
  const image = await readImage(url)
  try {
    return await createImageBitmap(image)
  } catch {
    // A drawing without a size of its own.
    return image
  }
}

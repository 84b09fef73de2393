import { ImageSource } from 'pixi.js'
import { readImage } from '#src/lib/read-image.ts'

/** No map is larger; a texture beyond this draws nothing and only warns. */
const LARGEST = 4096

/**
 * One picture, decoded and ready for the renderer.
 * @throws Error in words for the maker of the art
 */
export async function loadSource(url: string): Promise<ImageSource> {
  const image = await readImage(url)
  const { naturalWidth: width, naturalHeight: height } = image
  if (width > LARGEST || height > LARGEST) {
    throw new Error(`is ${width} x ${height}; at most ${LARGEST} px a side can be shown`)
  }
  return new ImageSource({ resource: await toBitmap(image), alphaMode: 'premultiply-alpha-on-upload' })
}

/** Decoded once for good: a browser may throw away an element's pixels and decode again in the middle of a frame. */
async function toBitmap(image: HTMLImageElement): Promise<ImageBitmap | HTMLImageElement> {
  try {
    return await createImageBitmap(image)
  } catch {
    // A drawing without a size of its own.
    return image
  }
}

import type { Box } from '#shared/scene/layout.ts'
import type { ArtFrame } from '../rules/slots.ts'

/** Part of a picture that was decoded, in its own pixels. */
export interface ArtPiece {
  image: CanvasImageSource
  /** Null: all of it. */
  part: Box | null
}

/**
 * The pixels of a file, decoded; to be closed.
 * @throws Error where it is no picture that a browser reads
 */
export async function decode(
  file: Blob,
): Promise<{ image: HTMLImageElement; width: number; height: number; close: () => void }> {
  const address = URL.createObjectURL(file)
  const image = new Image()
  image.src = address
  const close = () => URL.revokeObjectURL(address)
  try {
    await image.decode()
  } catch (error) {
    close()
    throw error
  }
  // an SVG without a size of its own is as large as a browser likes
  const { naturalWidth: width, naturalHeight: height } = image
  if (width === 0 || height === 0) {
    close()
    throw new Error('it has no size')
  }
  return { image, width, height, close }
}

/** Lays a picture onto a transparent one of another size. @returns a PNG. @throws Error where the device has no room for it */
export async function compose({ image, part }: ArtPiece, { size }: ArtFrame, to: Box): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(size.width)
  canvas.height = Math.round(size.height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('there is no canvas')
  pen.imageSmoothingQuality = 'high'
  if (part) pen.drawImage(image, part.x, part.y, part.width, part.height, to.x, to.y, to.width, to.height)
  else pen.drawImage(image, to.x, to.y, to.width, to.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error('the device has no room for it'))
    }, 'image/png')
  })
}

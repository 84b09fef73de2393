import { TENANT_PICTURE_LENGTH } from '#shared/contract/tenant-settings.ts'
import { PICTURE_FRAMES, type PictureUse } from '#shared/domain/tenant-settings.ts'

/** The first that is light enough is sent; a browser that writes no WebP writes PNG in its place. */
const WRITTEN: readonly (readonly [string, number])[] = [
  ['image/webp', 0.92],
  ['image/webp', 0.8],
  ['image/jpeg', 0.85],
]

/**
 * A picture in pixels, small enough to be sent: the server takes no drawing (SVG), for that may hold scripts; here it is painted,
 * where it can neither run nor fetch anything.
 * @returns base64; null for what no browser shows. Rejects where what reads drawings cannot be loaded
 */
export async function fitPicture(file: File, use: PictureUse): Promise<string | null> {
  const most = PICTURE_FRAMES[use]
  const isDrawing = isDrawingFile(file)
  const shown = isDrawing ? await sized(file, most) : file
  const address = URL.createObjectURL(shown)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return paint(image, { width: image.naturalWidth, height: image.naturalHeight }, most, isDrawing)
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Systems that know no SVG name no type of it. */
export function isDrawingFile({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return type === 'image/svg+xml' || (type === '' && /\.svg$/i.test(name))
}

async function sized(file: File, most: { width: number; height: number }): Promise<Blob> {
  const { sizedDrawing } = await import('./sized-drawing.ts')
  return new Blob([sizedDrawing(await file.text(), most)], { type: 'image/svg+xml' })
}

/** @param own the size of what is painted, in px @returns base64; null where no canvas is to be had */
export function paint(
  image: CanvasImageSource,
  own: { width: number; height: number },
  most: { width: number; height: number },
  isDrawing: boolean,
): string | null {
  const { width, height } = own
  const scale = scaleTo(width, height, most, isDrawing)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  for (const [type, quality] of WRITTEN) {
    const written = canvas.toDataURL(type, quality)
    const image64 = written.slice(written.indexOf(',') + 1)
    if (image64.length <= TENANT_PICTURE_LENGTH) return image64
  }
  return null
}

/** Into the frame; only a drawing becomes larger than it is, for it loses nothing. */
export function scaleTo(
  width: number,
  height: number,
  most: { width: number; height: number },
  isDrawing: boolean,
): number {
  const scale = Math.min(most.width / width, most.height / height)
  return isDrawing ? scale : Math.min(1, scale)
}

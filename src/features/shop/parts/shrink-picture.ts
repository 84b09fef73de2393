import { asBase64, paintSquare, SENT_SIZE } from '#src/lib/square-picture.ts'

/**
 * The middle square of a picture, small enough to be sent.
 * @returns base64 of a JPEG; null for what no browser shows
 */
export async function shrinkPicture(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  const { width, height } = picture
  const side = Math.min(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = SENT_SIZE
  canvas.height = SENT_SIZE
  const isPainted = paintSquare(canvas, picture, {
    left: (width - side) / 2,
    top: (height - side) / 2,
    side,
  })
  picture.close()
  return isPainted ? asBase64(canvas) : null
}

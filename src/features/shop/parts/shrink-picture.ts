/** px a side of what is sent. */
const SENT_SIZE = 512
const QUALITY = 0.88

/**
 * The middle square of a picture, small enough to be sent.
 * @returns base64 of a JPEG; null for what no browser shows
 */
export async function shrinkPicture(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  const side = Math.min(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = SENT_SIZE
  canvas.height = SENT_SIZE
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  // what shines through the picture would be black
  context.fillStyle = '#fff'
  context.fillRect(0, 0, SENT_SIZE, SENT_SIZE)
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
  context.drawImage(picture, left, top, side, side, 0, 0, SENT_SIZE, SENT_SIZE)
  picture.close()
  const address = canvas.toDataURL('image/jpeg', QUALITY)
  return address.slice(address.indexOf(',') + 1)
}

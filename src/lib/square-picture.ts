/** px a side of a picture that is sent; the server keeps none larger. */
export const SENT_SIZE = 512
const QUALITY = 0.88

/** A square of a picture, in its px. */
export interface Square {
  left: number
  top: number
  side: number
}

/** Fills the canvas with a square of the picture. False where the browser gives nothing to paint with. */
export function paintSquare(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  { left, top, side }: Square,
): boolean {
  const context = canvas.getContext('2d')
  if (!context) return false
  context.imageSmoothingQuality = 'high'
  // what shines through the picture would be black
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
  return true
}

/** Base64 of a JPEG. */
export function asBase64(canvas: HTMLCanvasElement): string {
  const address = canvas.toDataURL('image/jpeg', QUALITY)
  return address.slice(address.indexOf(',') + 1)
}

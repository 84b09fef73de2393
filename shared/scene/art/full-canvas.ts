interface Size {
  width: number
  height: number
}

/** Sides of a picture that was exported over the whole canvas agree this well. */
const SAME_SHAPE = 0.005
/** A full canvas may be exported half as fine; what is smaller is a piece of it. */
const COARSEST = 0.5

/** Whether a picture was exported over the whole canvas. */
export function isFullCanvas(picture: Size, canvas: Size): boolean {
  const across = picture.width / canvas.width
  const down = picture.height / canvas.height
  return Math.abs(across / down - 1) < SAME_SHAPE && across >= COARSEST
}

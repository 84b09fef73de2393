import { closeFilm, openFilm } from '../film/open-film.ts'

/** Three pictures of nothing at all, 16 x 16: VP8 with an alpha channel. */
const CLEAR = new URL('./clear.webm', import.meta.url).href

let answer: Promise<boolean> | null = null

/** Whether this browser plays webm and lets the stage shine through it; found out once. Some draw all of it opaque. */
export function showsAlpha(): Promise<boolean> {
  return (answer ??= decodeSample())
}

async function decodeSample(): Promise<boolean> {
  try {
    const film = await openFilm(CLEAR, new AbortController().signal)
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 1
    const brush = canvas.getContext('2d')
    brush?.drawImage(film, 0, 0, 1, 1)
    closeFilm(film)
    const alpha = brush?.getImageData(0, 0, 1, 1).data[3] ?? 255
    return alpha < 128
  } catch {
    return false
  }
}

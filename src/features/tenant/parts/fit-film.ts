import { TENANT_FILM_LENGTH } from '#shared/contract/tenant-settings.ts'
import { PICTURE_FRAMES } from '#shared/domain/tenant-settings.ts'
import { paint } from './fit-picture.ts'

/** A browser that has not shown a picture of a film by then shows none of it (ms). */
const TIMEOUT_MS = 15_000

/** Of the film's own picture, early in it: the first one is empty in many films. */
const STILL_AT_S = 0.1

export interface FittedFilm {
  /** base64 */
  film: string
  /** The still, base64. */
  image: string
}

/** A film as it is, with a picture of it that shows where it does not play; null for what this browser does not play, or what is too large. */
export async function fitFilm(file: File): Promise<FittedFilm | null> {
  const film = await base64Of(file)
  if (film.length > TENANT_FILM_LENGTH) return null
  const address = URL.createObjectURL(file)
  try {
    const video = document.createElement('video')
    video.muted = true
    video.playsInline = true
    video.preload = 'auto'
    video.src = address
    await once(video, 'loadeddata')
    if (video.duration > STILL_AT_S) {
      video.currentTime = STILL_AT_S
      await once(video, 'seeked')
    }
    const { videoWidth: width, videoHeight: height } = video
    const image = paint(video, { width, height }, PICTURE_FRAMES.defaultAssistant, false)
    return image === null ? null : { film, image }
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Rejects where it does not come. */
function once(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`a film does not say ${event}`)), TIMEOUT_MS)
    const settle = (done: () => void) => () => {
      clearTimeout(timer)
      done()
    }
    video.addEventListener(event, settle(resolve), { once: true })
    video.addEventListener(
      'error',
      settle(() => reject(new Error('a film cannot be played'))),
      { once: true },
    )
  })
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const pieces: string[] = []
  const step = 0x80_00
  for (let at = 0; at < bytes.length; at += step)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + step)))
  return btoa(pieces.join(''))
}

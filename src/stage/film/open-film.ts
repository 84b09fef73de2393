/** A film that has not shown its first picture within this (ms) never will; the poster stands on. */
const TIMEOUT_MS = 20_000

/**
 * Fetches a film as far as its first picture. It does not play yet.
 * @throws Error in words for its maker where the file is missing or broken; AbortError where it took too long or is not
 * wanted any more
 */
export async function openFilm(url: string, signal: AbortSignal): Promise<HTMLVideoElement> {
  const video = document.createElement('video')
  if (!url.startsWith('data:')) video.crossOrigin = 'anonymous'
  video.muted = true
  video.playsInline = true
  video.loop = true
  video.preload = 'auto'
  video.disableRemotePlayback = true
  video.src = url
  video.load()
  try {
    await firstPicture(video, signal)
    return video
  } catch (error) {
    closeFilm(video)
    throw error
  }
}

/** Gives the decoder back at once, not when the element is collected. */
export function closeFilm(video: HTMLVideoElement): void {
  video.pause()
  video.removeAttribute('src')
  video.load()
}

/** Nobody is to blame for what is not wanted any more, or is too slow. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

export const NO_FILM = 'is missing or no film that this browser can play'

function firstPicture(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  let end = () => {}
  const done = new Promise<void>((resolve, reject) => {
    const giveUp = () => reject(new DOMException('the film is not waited for any more', 'AbortError'))
    const timer = setTimeout(giveUp, TIMEOUT_MS)
    video.onerror = () => reject(new Error(NO_FILM))
    // Sound alone has no picture.
    video.onloadeddata = () => (video.videoWidth > 0 ? resolve() : reject(new Error(NO_FILM)))
    signal.addEventListener('abort', giveUp)
    if (signal.aborted) giveUp()
    end = () => {
      clearTimeout(timer)
      video.onerror = null
      video.onloadeddata = null
      signal.removeEventListener('abort', giveUp)
    }
  })
  return done.finally(end)
}

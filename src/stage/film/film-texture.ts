import { Texture, VideoSource } from 'pixi.js'
import { frames } from '../runtime.ts'
import { closeFilm, NO_FILM, openFilm } from './open-film.ts'
import { playWhileSeen } from './play-while-seen.ts'

/** A film as a texture that shows each of its pictures as it comes. */
export interface FilmTexture {
  texture: Texture
  /** Gives texture and decoder back. */
  close: () => void
}

export interface FilmWish {
  url: string
  /** It is playing: from now on there is something to show. */
  onFirstPicture: () => void
  /** It does not play, or no more: `fault` in words for its maker, null where the browser does not let it. */
  onStopped: (error: string | null) => void
}

/** @throws as `openFilm` */
export async function filmTexture(
  { url, onFirstPicture, onStopped }: FilmWish,
  signal: AbortSignal,
): Promise<FilmTexture> {
  const video = await openFilm(url, signal)
  const source = new VideoSource({ resource: video, autoLoad: false, autoPlay: false })
  const texture = new Texture({ source })
  let isFirst = true
  let handle = video.requestVideoFrameCallback(onPicture)
  const stop = playWhileSeen(video, () => onStopped(null))
  video.onerror = () => onStopped(NO_FILM)

  function onPicture(): void {
    source.update()
    frames.request()
    if (isFirst) onFirstPicture()
    isFirst = false
    handle = video.requestVideoFrameCallback(onPicture)
  }

  return {
    texture,
    close: () => {
      video.cancelVideoFrameCallback(handle)
      stop()
      video.onerror = null
      // Pixi leaves the element with an empty address, which is an error and not an end.
      texture.destroy(true)
      closeFilm(video)
    },
  }
}

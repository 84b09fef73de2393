import { Rectangle, Texture, type Sprite } from 'pixi.js'
import type { Box } from '#shared/scene/layout.ts'
import { Actor, spriteIn } from '../actors/actor.ts'
import type { StagedScene } from '../actors/staged-scene.ts'
import { reportStageError } from '../stage-store.ts'
import { coverFrame } from './cover-frame.ts'
import type { FilmTexture } from './film-texture.ts'
import { isAborted } from './open-film.ts'
import { shareFilm } from './shared-film.ts'
import { whenOnline } from './when-online.ts'

interface FilmModel {
  staged: StagedScene
  sceneId: string
  url: string
  box: Box
}

/** ms in which the film takes the place of its poster. */
const FADE_MS = 700

/** A film over the background, which is its poster: it stands until the film plays, and for good where it never does. */
export class BackdropFilm extends Actor<FilmModel> {
  #url: string | null = null
  #end = new AbortController()
  #film: FilmTexture | null = null
  #cut: Texture | null = null
  #picture: Sprite | null = null
  /** Of the stage, when the film began; null until then. */
  #since: number | null = null
  #isPlaying = false

  protected show(model: FilmModel): void {
    // The scene reports more than once what it shows: the film runs on.
    if (model.url === this.#url) return
    this.#close()
    this.#url = model.url
    this.#end = new AbortController()
    void this.#open(model)
  }

  step(time: number): void {
    if (!this.#picture) return
    this.#picture.visible = this.#isPlaying
    if (!this.#isPlaying) return
    this.#since ??= time
    this.#picture.alpha = Math.min((time - this.#since) / FADE_MS, 1)
  }

  override destroy(): void {
    this.#close()
    super.destroy()
  }

  async #open(model: FilmModel): Promise<void> {
    const { sceneId, url, box } = model
    const { signal } = this.#end
    const onFirstPicture = () => {
      this.#isPlaying = true
    }
    const fail = (message: string) => {
      if (navigator.onLine) {
        reportStageError({ sceneId, name: null, url, message })
        return
      }
      // Nobody's fault: it may come with the link.
      this.#end = new AbortController()
      whenOnline(() => void this.#open(model), this.#end.signal)
    }
    const onStopped = (error: string | null) => {
      this.#close()
      if (error !== null) fail(error)
    }
    try {
      const film = await shareFilm({ url, onFirstPicture, onStopped }, signal)
      if (signal.aborted) {
        film.close()
        return
      }
      this.#film = film
      const { source } = film.texture
      const { x, y, width, height } = coverFrame(source, box)
      this.#cut = new Texture({ source, frame: new Rectangle(x, y, width, height) })
      this.#picture = this.addChild(spriteIn(box, this.#cut))
      this.#picture.visible = false
      if (!film.isPlaying) return
      // The scene that goes has shown it: nobody sees the poster in between.
      this.#isPlaying = true
      this.#since = -FADE_MS
    } catch (error) {
      if (signal.aborted || (isAborted(error) && navigator.onLine)) return
      fail(error instanceof Error ? error.message : String(error))
    }
  }

  #close(): void {
    this.#end.abort()
    this.#picture?.destroy()
    this.#cut?.destroy()
    this.#film?.close()
    this.#picture = null
    this.#cut = null
    this.#film = null
    this.#since = null
    this.#isPlaying = false
  }
}

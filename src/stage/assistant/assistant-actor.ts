import { Sprite, Texture } from 'pixi.js'
import { isFilm, stackedOf, stillOf } from '#shared/scene/assistant.ts'
import { listen } from '#src/lib/events.ts'
import { prefersReducedMotion } from '#src/ui/media.ts'
import { Actor } from '../actors/actor.ts'
import type { StagedScene } from '../actors/staged-scene.ts'
import { leaseSource, releaseSource } from '../art/leases.ts'
import type { FilmTexture } from '../film/film-texture.ts'
import { isAborted, NO_FILM } from '../film/open-film.ts'
import { shareFilm } from '../film/shared-film.ts'
import { whenOnline } from '../film/when-online.ts'
import { camera, frames, isInstant, isStill } from '../runtime.ts'
import { reportStageError, stageStore } from '../stage-store.ts'
import { assistantPlace } from './assistant-place.ts'
import { AssistantPose } from './assistant-pose.ts'
import { showsAlpha } from './shows-alpha.ts'
import type { StackedFilm } from './stacked-film.ts'

/** Of what is left of the way up or down, a frame. */
const STEP = 0.2

interface AssistantModel {
  staged: StagedScene
  sceneId: string
  address: string
  playsFilms: boolean
}

/** Stands on the screen, not in the world. The still of a film stands until the film plays, or for good. */
export class Assistant extends Actor<AssistantModel> {
  #shown = ''
  #end = new AbortController()
  #stillUrl: string | null = null
  #still: Texture | null = null
  #film: FilmTexture | null = null
  /** Where the browser draws alpha opaque. */
  #stacked: StackedFilm | null = null
  /** It stands on its feet: there it leans from. */
  readonly #sprite = new Sprite({ visible: false, anchor: { x: 0.5, y: 1 } })
  readonly #pose = new AssistantPose()
  readonly #stopListening: () => void
  #footing = stageStore.getState().footing

  constructor() {
    super()
    this.addChild(this.#sprite)
    this.#stopListening = this.#listen()
  }

  protected show({ sceneId, address, playsFilms }: AssistantModel): void {
    const wanted = `${address} ${playsFilms}`
    // The scene reports more than once what it shows: the film runs on.
    if (wanted === this.#shown) return
    this.#shown = wanted
    this.#close()
    this.#end = new AbortController()
    const { signal } = this.#end
    void this.#openStill(sceneId, stillOf(address), signal)
    if (isFilm(address) && playsFilms) void this.#openFilm(sceneId, address, signal)
  }

  step(time: number): void {
    const { texture } = this.#sprite
    if (!this.model || !this.#sprite.visible) return
    this.alpha = this.model.staged.alpha
    const place = assistantPlace(texture, camera.screen, this.#stepUp())
    this.visible = place !== null
    if (!place) return
    if (this.#pose.step(time, place, isQuiet())) frames.request()
    const { lean, hop } = this.#pose
    this.#sprite.position.set(place.x + place.width / 2, place.y + place.height * (1 - hop))
    this.#sprite.rotation = lean
    this.#sprite.setSize(place.width, place.height)
  }

  /** Hears of the pointer and of finished tasks. @returns how to stop */
  #listen(): () => void {
    const look = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
      this.#pose.look(pointerType === 'mouse' ? { x, y } : null)
      if (this.#sprite.visible && this.visible && !isQuiet()) frames.request()
    }
    addEventListener('pointermove', look, { passive: true })
    const stop = listen((event) => {
      if (event.type !== 'task-finished' || event.effect === 'open') return
      this.#pose.cheer()
      frames.request()
    })
    return () => {
      removeEventListener('pointermove', look)
      stop()
    }
  }

  override destroy(): void {
    this.#stopListening()
    this.#close()
    super.destroy()
  }

  /** Onto the plate that has come below, or down from one that has gone, a share of the way each frame. */
  #stepUp(): number {
    const { footing } = stageStore.getState()
    const left = footing - this.#footing
    if (isInstant() || Math.abs(left) < 1) this.#footing = footing
    else {
      this.#footing += left * STEP
      frames.request()
    }
    return this.#footing
  }

  async #openStill(sceneId: string, url: string, signal: AbortSignal): Promise<void> {
    try {
      const source = await leaseSource(url)
      if (signal.aborted) {
        releaseSource(url)
        return
      }
      this.#stillUrl = url
      this.#still = new Texture({ source })
      if (!this.#film) this.#take(this.#still)
    } catch (error) {
      if (navigator.onLine) report(sceneId, url, error)
      else whenOnline(() => void this.#openStill(sceneId, url, signal), signal)
    }
  }

  async #openFilm(sceneId: string, url: string, signal: AbortSignal): Promise<void> {
    const isOver = () => signal.aborted
    const isClear = await showsAlpha()
    if (isOver()) return
    const stacking = isClear ? null : await import('./stacked-film.ts')
    if (isOver()) return
    const play = ({ texture }: FilmTexture) => {
      if (!stacking) {
        this.#take(texture)
        return
      }
      try {
        this.#stacked ??= new stacking.StackedFilm(texture)
        this.#take(this.#stacked.texture)
      } catch {
        // without WebGL the still stands
      }
    }
    const onFirstPicture = () => {
      if (this.#film) play(this.#film)
    }
    const fail = (error: unknown) => {
      // made before films were stacked, or too long for it: the still stands, as it does without any
      if (stacking) return
      if (navigator.onLine) report(sceneId, url, error)
      else whenOnline(() => void this.#openFilm(sceneId, url, signal), signal)
    }
    const onStopped = (error: string | null) => {
      this.#toStill()
      if (error !== null) fail(new Error(NO_FILM))
    }
    try {
      const film = await shareFilm(
        { url: stacking ? stackedOf(url) : url, onFirstPicture, onStopped },
        signal,
      )
      if (isOver()) {
        film.close()
        return
      }
      this.#film = film
      if (film.isPlaying) play(film)
    } catch (error) {
      fail(error)
    }
  }

  #take(texture: Texture): void {
    this.#sprite.texture = texture
    this.#sprite.visible = true
    frames.request()
  }

  #toStill(): void {
    this.#sprite.visible = false
    this.#sprite.texture = Texture.EMPTY
    this.#stacked?.close()
    this.#stacked = null
    this.#film?.close()
    this.#film = null
    if (this.#still) this.#take(this.#still)
  }

  #close(): void {
    this.#end.abort()
    this.#sprite.visible = false
    this.#sprite.texture = Texture.EMPTY
    this.#stacked?.close()
    this.#stacked = null
    this.#film?.close()
    this.#film = null
    this.#still?.destroy()
    this.#still = null
    if (this.#stillUrl !== null) releaseSource(this.#stillUrl)
    this.#stillUrl = null
  }
}

/** Nothing moves by itself, or the person wants calm feedback. */
function isQuiet(): boolean {
  return isStill() || prefersReducedMotion()
}

function report(sceneId: string, url: string, error: unknown): void {
  if (isAborted(error)) return
  const message = error instanceof Error ? error.message : String(error)
  reportStageError({ sceneId, name: 'assistant', url, message })
}

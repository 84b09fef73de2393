import { Rectangle, Texture } from 'pixi.js'
import type { SceneDescription, SceneElement } from '#shared/scene/description.ts'
import type { Box, PictureFile, Placed } from '#shared/scene/layout.ts'
import { chooseFile } from '../art/picture-choice.ts'
import type { SceneArt } from '../art/scene-art.ts'
import type { View } from '../geometry.ts'
import { camera, frames } from '../runtime.ts'
import { reportStageError } from '../stage-store.ts'
import { ElementPose } from './element-pose.ts'
import { Fades } from './fades.ts'

interface Stepped {
  /** What a person calls it; null for the background. */
  label: string | null
  step: (time: number) => void
  onArt?: (url: string | null) => void
}

/** Among the fades: no file has this address. */
const POSTER = ''

let lastKey = 0

/** One scene as it stands: its art, its poses, where the camera sees it from, and the actors that React made of it. */
export class StagedScene {
  /** Kept for life, also when the next scene has the same id. */
  readonly key = (lastKey += 1)
  readonly actors = new Set<Stepped>()
  readonly art: SceneArt
  /** Null: the player's camera. A leaving scene has its own. */
  view: View | null = null
  /** Of the whole scene, while it comes and goes. */
  alpha = 1
  readonly #poses: Map<string, ElementPose>
  /** The same scene in other pictures goes on with its poses. */
  #hasHeir = false
  /** Settles when React has built it. */
  readonly mounted: Promise<void>
  /** The scene as a whole broke, not an actor of it. */
  onBroken: (error: unknown) => void = () => {}
  /** What moves by itself has come. */
  hasLife = false
  /** A state was to be shown before the first view was there. */
  wantsStates = false
  #poster: { texture: Texture; box: Box } | null = null
  #isCleared = false
  /** By address. */
  readonly #fades = new Fades()
  #arrive: () => void = () => {}
  #hasArrived = false

  constructor(art: SceneArt, before?: StagedScene) {
    this.art = art
    this.#poses = before ? before.#poses : new Map<string, ElementPose>()
    if (before) before.#hasHeir = true
    this.mounted = new Promise((resolve) => {
      this.#arrive = resolve
    })
    art.onFile = (url) => {
      this.#fadeIn(url)
      for (const actor of [...this.actors]) actor.onArt?.(url)
    }
  }

  arrive(): void {
    this.#hasArrived = true
    this.#arrive()
  }

  /** It is not wanted any more. Where React had not built it yet, nothing else would give its art back. */
  abandon(): void {
    if (this.#hasArrived) return
    this.dispose()
    this.#arrive()
  }

  get seenFrom(): View {
    return this.view ?? camera.view
  }

  pose(element: SceneElement): ElementPose {
    const known = this.#poses.get(element.id)
    if (known) return known
    const pose = new ElementPose(element, () => frames.hold(60))
    this.#poses.set(element.id, pose)
    return pose
  }

  poseOf(id: string): ElementPose | undefined {
    return this.#poses.get(id)
  }

  /** Elements whose state changed show it. */
  update(scene: SceneDescription): void {
    for (const element of scene.elements) this.#poses.get(element.id)?.change(element)
  }

  texture(placed: Placed): Texture | null {
    return this.art.texture(this.file(placed))
  }

  file(placed: Placed): PictureFile {
    return chooseFile(placed, this.art.isSmall)
  }

  isComing(placed: Placed): boolean {
    return this.art.isComing(this.file(placed))
  }

  /** From 0 to 1, while it comes over what stood there before. */
  share(placed: Placed | null | undefined): number {
    return placed && !this.#fades.isEmpty ? this.#fades.share(this.file(placed).url) : 1
  }

  standOnPoster(texture: Texture, { box }: Placed): void {
    this.#poster = { texture, box }
  }

  /** The whole of the poster; null where there is none, or it has gone. */
  get poster(): { texture: Texture; box: Box } | null {
    return this.#poster
  }

  /** The part of the poster within the box; its taker destroys its texture. */
  cutPoster({ x, y, width, height }: Box): { texture: Texture; box: Box } | null {
    if (!this.#poster) return null
    const { texture, box: whole } = this.#poster
    const left = Math.max(x, whole.x)
    const top = Math.max(y, whole.y)
    const box = {
      x: left,
      y: top,
      width: Math.min(x + width, whole.x + whole.width) - left,
      height: Math.min(y + height, whole.y + whole.height) - top,
    }
    if (box.width <= 0 || box.height <= 0) return null
    const across = texture.width / whole.width
    const down = texture.height / whole.height
    const frame = new Rectangle(
      (left - whole.x) * across,
      (top - whole.y) * down,
      box.width * across,
      box.height * down,
    )
    return { texture: new Texture({ source: texture.source, frame }), box }
  }

  /** From 1 to 0: the scenery has come beneath the poster. */
  get posterShare(): number {
    if (!this.#poster) return 0
    return this.#isCleared ? 1 - this.#fades.share(POSTER) : 1
  }

  clearPoster(): void {
    this.#isCleared = true
    this.#fadeIn(POSTER)
  }

  /** Every place stands in its own picture: nothing shows any of the poster any more. */
  dropPoster(): void {
    this.#poster = null
    for (const actor of [...this.actors]) actor.onArt?.(null)
    this.art.dropPoster()
  }

  /** Settles when every picture that has come is seen in full. */
  faded(): Promise<void> {
    return this.#fades.over()
  }

  #fadeIn(name: string): void {
    if (this.#poster) this.#fades.begin(name)
    frames.request()
  }

  request(): void {
    frames.request()
  }

  /** One broken actor is lost, not the map. */
  step(time: number, sceneId: string): void {
    for (const actor of this.actors) {
      try {
        actor.step(time)
      } catch (error) {
        this.actors.delete(actor)
        const message = error instanceof Error ? error.message : String(error)
        reportStageError({ sceneId, name: actor.label, url: '', message })
      }
    }
    this.#fades.step()
  }

  /** After every actor is gone: only then may the art go. */
  dispose(): void {
    if (!this.#hasHeir) {
      for (const pose of this.#poses.values()) pose.dispose()
      this.#poses.clear()
    }
    this.actors.clear()
    this.#poster = null
    this.#fades.end()
    this.art.release()
  }
}

import type { Texture } from 'pixi.js'
import type { SceneDescription, SceneElement } from '#shared/scene/description.ts'
import type { PictureFile, Placed } from '#shared/scene/layout.ts'
import { chooseFile } from '../art/picture-choice.ts'
import type { SceneArt } from '../art/scene-art.ts'
import type { View } from '../geometry.ts'
import { camera, frames } from '../runtime.ts'
import { reportStageError } from '../stage-store.ts'
import { ElementPose } from './element-pose.ts'

interface Stepped {
  /** What a person calls it; null for the background. */
  label: string | null
  step: (time: number) => void
}

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
  #arrive: () => void = () => {}
  #hasArrived = false

  constructor(art: SceneArt, before?: StagedScene) {
    this.art = art
    this.#poses = before ? before.#poses : new Map<string, ElementPose>()
    if (before) before.#hasHeir = true
    this.mounted = new Promise((resolve) => {
      this.#arrive = resolve
    })
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
  }

  /** After every actor is gone: only then may the art go. */
  dispose(): void {
    if (!this.#hasHeir) {
      for (const pose of this.#poses.values()) pose.dispose()
      this.#poses.clear()
    }
    this.actors.clear()
    this.art.release()
  }
}

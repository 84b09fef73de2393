import { Container, Sprite, type Texture } from 'pixi.js'
import type { ReactNode } from 'react'
import type { Box, Placed } from '#shared/scene/layout.ts'
import type { StagedScene } from './staged-scene.ts'

/** What an actor's element takes in React. */
export interface Takes<T extends { model: unknown }> {
  model: NonNullable<T['model']>
  /** What a person calls it, for faults. */
  label?: string
  children?: ReactNode
}

/**
 * A thing on the stage. React creates it, hands it its model whenever that changed, and destroys it; the frame loop
 * calls `step` in between. It reads what moves from its scene, never from props.
 */
export abstract class Actor<Model extends { staged: StagedScene }> extends Container {
  #model: Model | null = null
  /** Addresses of what was not there when it was built. */
  #missed = new Set<string>()
  /** Whether a part of the poster stands in it. */
  protected hasPoster = false

  constructor() {
    // @pixi/react hands its props over; Container would assign them before the class is built.
    super()
    this.eventMode = 'none'
  }

  get model(): Model | null {
    return this.#model
  }

  set model(model: Model | null) {
    this.#model?.staged.actors.delete(this)
    this.#model = model
    if (!model) return
    // what a finger did to it is in the model by now
    this.pivot.set(0)
    model.staged.actors.add(this)
    this.#build(model)
  }

  /** The picture's texture; null where it is missing or has not come yet: then `onArt` shows it. */
  protected take(placed: Placed | null | undefined): Texture | null {
    const staged = this.#model?.staged
    const texture = placed && staged ? staged.texture(placed) : null
    if (placed && staged && !texture) this.#missed.add(staged.file(placed).url)
    return texture
  }

  /** A file has come, or will not; null: the poster has gone. */
  onArt(url: string | null): void {
    if (!this.#model || (url === null ? !this.hasPoster : !this.#missed.has(url))) return
    this.#build(this.#model)
  }

  #build(model: Model): void {
    this.#missed.clear()
    this.show(model)
    model.staged.request()
  }

  /** Builds what the model describes; called again when the model changed, and when a picture of it has come. */
  protected abstract show(model: Model): void

  /** Once a frame. */
  abstract step(time: number): void

  override destroy(): void {
    this.#model?.staged.actors.delete(this)
    this.#model = null
    super.destroy({ children: true })
  }
}

/** A sprite that fills the box. */
export function spriteIn(box: Box, texture: Texture): Sprite {
  const sprite = new Sprite({ texture, x: box.x, y: box.y })
  sprite.setSize(box.width, box.height)
  return sprite
}

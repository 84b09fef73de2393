import { Container, Sprite, type Texture } from 'pixi.js'
import type { ReactNode } from 'react'
import type { Box } from '#shared/scene/layout.ts'
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
    model.staged.actors.add(this)
    this.show(model)
    model.staged.request()
  }

  /** Builds what the model tells; called again when the model changed. */
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

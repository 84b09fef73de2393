import type { Sprite, Texture } from 'pixi.js'
import type { LayerLayout } from '#shared/scene/layout.ts'
import type { Size } from '../geometry.ts'
import { Actor, spriteIn } from './actor.ts'
import { layerPlace } from './layer-motion.ts'
import type { StagedScene } from './staged-scene.ts'

interface LayerModel {
  staged: StagedScene
  layer: LayerLayout
  size: Size
}

/** By which each repeat reaches under the next one, in scene px: edges between screen px would let the sea behind shine through. */
const OVERLAP = 1
/** However narrow a picture is that repeats. */
const MOST_TILES = 200

/** A picture before or behind the elements: it may repeat, drift, sail, and follow the camera more slowly than the world. */
export class SceneLayer extends Actor<LayerModel> {
  /** Width to height of the sprite's scale. */
  #stretch = 1

  protected show({ layer, size }: LayerModel): void {
    for (const child of this.removeChildren()) child.destroy()
    const texture = this.take(layer.picture)
    if (!texture) return
    if (layer.isTiled) this.#tile(texture, layer, size)
    else this.addChild(this.#turning(texture, layer))
  }

  step(time: number): void {
    const model = this.model
    if (!model) return
    const { staged, layer, size } = model
    this.alpha = staged.share(layer.picture)
    const { x, y, facing } = layerPlace(layer, time, size.width)
    // Only along x: a far thing must not leave the horizon when the player looks down.
    const parallax = (staged.seenFrom.x - size.width / 2) * (1 - layer.depth)
    this.position.set(parallax + x, y)
    const child = this.children[0]
    if (layer.path && child) child.scale.x = Math.abs(child.scale.y) * this.#stretch * facing
  }

  /** Turns around its own middle. */
  #turning(texture: Texture, { picture: { box } }: LayerLayout): Sprite {
    const sprite = spriteIn(box, texture)
    sprite.anchor.set(0.5, 0)
    sprite.x = box.x + box.width / 2
    this.#stretch = sprite.scale.x / sprite.scale.y
    return sprite
  }

  /** Whole repeats over the widest place the world can be seen from, with one to spare on each side for the drift. */
  #tile(texture: Texture, { picture: { box }, depth }: LayerLayout, size: Size): void {
    const reach = size.width * Math.max(1, Math.abs(1 - depth) + 1)
    const start = Math.ceil((box.x + (reach - size.width) / 2) / box.width) + 1
    const count = Math.min(Math.ceil(reach / box.width) + 3, MOST_TILES)
    for (let index = 0; index < count; index += 1) {
      const x = box.x + (index - start) * box.width
      this.addChild(spriteIn({ ...box, x, width: box.width + OVERLAP }, texture))
    }
  }
}

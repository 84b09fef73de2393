import type { Texture } from 'pixi.js'
import { Actor, spriteIn } from '../actors/actor.ts'
import type { StagedScene } from '../actors/staged-scene.ts'
import { paint } from '../art/painted.ts'
import type { Size } from '../geometry.ts'

interface WashModel {
  staged: StagedScene
  size: Size
  /** At the top of the picture and at its foot, as #rrggbb. */
  colours: readonly string[]
  blend: 'multiply' | 'screen'
}

/** What changes nothing. */
const NEUTRAL = { multiply: '#ffffff', screen: '#000000' }
/** How far it reaches past the picture on each side, in sizes of the picture: past the edge of any screen. */
const REACH = 3

/** One colour after the other over the whole picture, and over what lies beyond it: in one draw. */
export class Wash extends Actor<WashModel> {
  #texture: Texture | null = null

  protected show({ size, colours, blend }: WashModel): void {
    this.#clear()
    if (colours.every((colour) => colour === NEUTRAL[blend])) return
    const texture = paintWash(colours)
    this.#texture = texture
    const box = {
      x: -REACH * size.width,
      y: -REACH * size.height,
      width: (2 * REACH + 1) * size.width,
      height: (2 * REACH + 1) * size.height,
    }
    const sprite = spriteIn(box, texture)
    sprite.blendMode = blend
    this.addChild(sprite)
  }

  step(): void {
    // it stands still
  }

  override destroy(): void {
    this.#clear()
    super.destroy()
  }

  #clear(): void {
    for (const child of this.removeChildren()) child.destroy()
    this.#texture?.destroy(true)
    this.#texture = null
  }
}

/** The colours run into each other within the picture, and go on beyond it. */
function paintWash([top = '#000', foot = top]: readonly string[]): Texture {
  const height = 64 * (2 * REACH + 1)
  return paint(2, height, (brush) => {
    const down = brush.createLinearGradient(0, 0, 0, height)
    down.addColorStop(REACH / (2 * REACH + 1), top)
    down.addColorStop((REACH + 1) / (2 * REACH + 1), foot)
    brush.fillStyle = down
    brush.fillRect(0, 0, 2, height)
  })
}

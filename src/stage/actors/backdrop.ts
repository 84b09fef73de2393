import type { Sprite, Texture } from 'pixi.js'
import type { Box, Placed } from '#shared/scene/layout.ts'
import type { Size } from '../geometry.ts'
import { paintBeyond } from '../art/painted.ts'
import { Actor, spriteIn } from './actor.ts'
import type { StagedScene } from './staged-scene.ts'

interface BackdropModel {
  staged: StagedScene
  background: Placed | null
  size: Size
}

/** How far, in widths of the picture: past the edge of any screen. */
const FAR = 2

/** The picture behind everything; sky and sea at dusk where there is none. */
export class Backdrop extends Actor<BackdropModel> {
  protected show({ staged, background, size }: BackdropModel): void {
    for (const child of this.removeChildren()) child.destroy()
    const drawn = background && staged.texture(background)
    const box = background && drawn ? background.box : { x: 0, y: 0, ...size }
    const texture = drawn ?? staged.weatherArt.dusk
    this.addChild(spriteIn(box, texture), ...beyond(box, texture))
  }

  step(): void {}
}

/** Sky and sea go on past the picture where the screen does. */
function beyond({ x, y, width, height }: Box, { source }: Texture): Sprite[] {
  const reach = FAR * width
  return [
    spriteIn({ x, y: y - reach, width, height: reach }, paintBeyond(source, true)),
    spriteIn({ x, y: y + height, width, height: reach }, paintBeyond(source, false)),
  ]
}

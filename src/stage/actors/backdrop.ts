import type { Sprite, Texture } from 'pixi.js'
import type { Box, Placed } from '#shared/scene/layout.ts'
import type { Size } from '../geometry.ts'
import { paintBeyond } from '../art/painted.ts'
import { standIns } from '../art/stand-ins.ts'
import { camera } from '../runtime.ts'
import { Actor, spriteIn } from './actor.ts'
import type { StagedScene } from './staged-scene.ts'

interface BackdropModel {
  staged: StagedScene
  background: Placed | null
  size: Size
  /** Not the picture, but what lies beyond its upper and lower edge: before everything, as nothing may end in a line there. */
  isBeyond?: boolean
}

/** How far, in widths of the picture: past the edge of any screen. */
const FAR = 2
/** How much of the picture's height fades into what lies beyond. */
const FADE = 0.12

/** The picture behind everything; sky and sea at dusk where there is none. */
export class Backdrop extends Actor<BackdropModel> {
  protected show({ staged, background, size, isBeyond = false }: BackdropModel): void {
    for (const child of this.removeChildren()) child.destroy()
    const drawn = background && staged.texture(background)
    const box = background && drawn ? background.box : { x: 0, y: 0, ...size }
    const texture = drawn ?? standIns().dusk
    this.addChild(...(isBeyond ? beyond(box, texture) : [spriteIn(box, texture)]))
  }

  step(): void {
    if (!this.model?.isBeyond) return
    const { staged, size } = this.model
    this.visible = camera.screen.height > size.height * staged.seenFrom.scale + 1
  }
}

/** Sky and sea go on where the screen is higher than the picture. */
function beyond({ x, y, width, height }: Box, { source }: Texture): Sprite[] {
  const reach = FAR * width
  const fade = FADE * height
  const whole = { x, width, height: reach + fade }
  const share = fade / whole.height
  return [
    spriteIn({ ...whole, y: y - reach }, paintBeyond(source, true, share)),
    spriteIn({ ...whole, y: y + height - fade }, paintBeyond(source, false, share)),
  ]
}

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

interface Picture {
  box: Box
  texture: Texture
}

/** How far, in widths of the picture: past the edge of any screen. */
const FAR = 2
/** How much of the picture's height fades into what lies beyond. */
const FADE = 0.12

/** The picture behind everything; sky and sea at dusk where there is none. */
export class Backdrop extends Actor<BackdropModel> {
  #shown = ''

  protected show(model: BackdropModel): void {
    const { box, texture } = this.#picture(model)
    const wanted = [texture.uid, box.x, box.y, box.width, box.height].join()
    // The scene reports more than once what it shows.
    if (wanted === this.#shown) return
    this.#shown = wanted
    this.#clear()
    if (!model.isBeyond) this.addChild(spriteIn(box, texture))
  }

  step(): void {
    if (!this.model?.isBeyond) return
    const { staged, size } = this.model
    this.visible = camera.screen.height > size.height * staged.seenFrom.scale + 1
    // Painted when it is first seen: most screens are wider than the picture.
    if (this.visible && this.children.length === 0) this.addChild(...beyond(this.#picture(this.model)))
  }

  override destroy(): void {
    this.#clear()
    super.destroy()
  }

  #picture({ staged, background, size, isBeyond }: BackdropModel): Picture {
    const texture = this.take(background)
    if (background && texture) return { box: background.box, texture }
    const poster = isBeyond ? staged.poster : null
    return poster ?? { box: { x: 0, y: 0, ...size }, texture: standIns().dusk }
  }

  /** What lies beyond was painted for this one alone; all else is on lease. */
  #clear(): void {
    const isOwn = this.model?.isBeyond === true
    const children = this.removeChildren()
    for (const child of children) child.destroy({ texture: isOwn, textureSource: isOwn })
  }
}

/** Sky and sea go on where the screen is higher than the picture. */
function beyond({ box: { x, y, width, height }, texture: { source } }: Picture): Sprite[] {
  const reach = FAR * width
  const fade = FADE * height
  const whole = { x, width, height: reach + fade }
  const share = fade / whole.height
  return [
    spriteIn({ ...whole, y: y - reach }, paintBeyond(source, true, share)),
    spriteIn({ ...whole, y: y + height - fade }, paintBeyond(source, false, share)),
  ]
}

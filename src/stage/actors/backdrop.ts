import type { Placed } from '#shared/scene/layout.ts'
import type { Size } from '../geometry.ts'
import { Actor, spriteIn } from './actor.ts'
import type { StagedScene } from './staged-scene.ts'

interface BackdropModel {
  staged: StagedScene
  background: Placed | null
  size: Size
}

/** The picture behind everything; sky and sea at dusk where there is none. */
export class Backdrop extends Actor<BackdropModel> {
  protected show({ staged, background, size }: BackdropModel): void {
    for (const child of this.removeChildren()) child.destroy()
    const texture = background && staged.texture(background)
    const box = background && texture ? background.box : { x: 0, y: 0, ...size }
    this.addChild(spriteIn(box, texture ?? staged.weatherArt.dusk))
  }

  step(): void {}
}

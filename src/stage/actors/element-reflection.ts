import { Actor, spriteIn } from './actor.ts'
import type { ElementModel } from './element-actor.ts'

/** The mirror image on the water: below every element, or a far one would swim on a near one. */
export class ElementReflection extends Actor<ElementModel> {
  protected show({ staged, element: { layout } }: ElementModel): void {
    for (const child of this.removeChildren()) child.destroy()
    const texture = layout.reflection && staged.texture(layout.reflection)
    if (layout.reflection && texture) this.addChild(spriteIn(layout.reflection.box, texture))
  }

  step(): void {
    const model = this.model
    if (model) this.x = model.staged.pose(model.element).shakeX
  }
}

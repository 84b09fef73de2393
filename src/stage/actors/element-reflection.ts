import { Actor, spriteIn } from './actor.ts'
import type { ElementModel } from './element-actor.ts'

/** The mirror image on the water: below every element, or a far one would swim on a near one. */
export class ElementReflection extends Actor<ElementModel> {
  protected show({ element: { layout } }: ElementModel): void {
    for (const child of this.removeChildren()) child.destroy()
    const texture = this.take(layout.reflection)
    if (layout.reflection && texture) this.addChild(spriteIn(layout.reflection.box, texture))
  }

  step(): void {
    const model = this.model
    if (!model) return
    const { staged, element } = model
    this.x = staged.pose(element).shakeX
    this.alpha = staged.share(element.layout.reflection)
  }
}

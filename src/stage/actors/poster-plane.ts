import { Actor, spriteIn } from './actor.ts'
import type { StagedScene } from './staged-scene.ts'

/** The whole scene as one picture, over the scenery until all of that is there and beneath the places, which come over it. */
export class PosterPlane extends Actor<{ staged: StagedScene }> {
  protected show({ staged: { poster } }: { staged: StagedScene }): void {
    for (const child of this.removeChildren()) child.destroy()
    this.hasPoster = poster !== null
    if (poster) this.addChild(spriteIn(poster.box, poster.texture))
  }

  step(): void {
    this.alpha = this.model?.staged.posterShare ?? 0
    this.visible = this.alpha > 0
  }
}

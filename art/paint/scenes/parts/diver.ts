import { mix } from '../../lib/colour.ts'
import type { Picture } from '../../lib/picture.ts'
import { Sketch } from '../../lib/sketch.ts'

const DEEP = '#12506B'
const LIGHT = '#6FC6B8'

/** A thing under water: dusk is deep green here, and distance pales to the green of the light from above. */
export class Diver extends Sketch {
  private readonly far: number
  private readonly deep: number

  /** @param far 0 at arm's length to 1 lost in the water. @param deep how much the depth takes of a colour. */
  constructor(picture: Picture, far: number, deep = 0.3) {
    super(picture, { air: 0, dusk: deep, x: 0.5 })
    this.far = far
    this.deep = deep
  }

  override c(own: string): string {
    return mix(mix(own, DEEP, this.deep), LIGHT, this.far)
  }
}

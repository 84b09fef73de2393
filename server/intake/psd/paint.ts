import { blendOf, isPlain } from './blend.ts'
import { around, common, isEmpty, MASK, type Area, type PixelFormat, type PsdLayer } from './document.ts'
import type { FileBytes } from './file-bytes.ts'
import { Memory } from './memory.ts'
import { unpackChannel, type Plane } from './planes.ts'

const TRANSPARENCY = -1
const COLOURS = [0, 1, 2]
/** Where anything of a layer, or of a group, may be seen; of a fill that is everywhere. */
export function extentOf(layer: PsdLayer, canvas: Area): Area {
  const { children, mask, fill } = layer
  const own = children
    ? seenUnits(children).reduce((all, { base }) => around(all, extentOf(base, canvas)), NOWHERE)
    : fill
      ? canvas
      : layer
  const isCut = mask?.outside === 0 && mask.density === 1
  return common(isCut ? common(own, mask) : own, canvas)
}

const NOWHERE: Area = { left: 0, top: 0, right: 0, bottom: 0 }

/** Lays a layer, or all that is seen in a group, into a picture of its own; how the whole of it blends plays no part. @throws UnreadableArt */
export function paintLayer(file: FileBytes, format: PixelFormat, layer: PsdLayer, area: Area): Plane {
  const painter = new Painter(file, format)
  return painter.paint(layer, area, true)
}

/** A layer with those that are clipped to it. */
interface Unit {
  base: PsdLayer
  clipped: PsdLayer[]
}

/** The lowest first, hidden ones among them. */
export function unitsOf(layers: readonly PsdLayer[]): Unit[] {
  const units: Unit[] = []
  for (const layer of layers) {
    const below = units.at(-1)
    if (layer.isClipped && below) below.clipped.push(layer)
    else units.push({ base: layer, clipped: [] })
  }
  return units
}

/** What is clipped to a hidden layer is hidden with it. */
export function seenUnits(layers: readonly PsdLayer[]): Unit[] {
  return unitsOf(layers)
    .filter(({ base }) => !base.isHidden)
    .map(({ base, clipped }) => ({ base, clipped: clipped.filter(({ isHidden }) => !isHidden) }))
}

class Painter {
  private readonly file: FileBytes
  private readonly format: PixelFormat
  private readonly memory = new Memory()

  constructor(file: FileBytes, format: PixelFormat) {
    this.file = file
    this.format = format
  }

  /** @param isFaded with its own opacity */
  paint(layer: PsdLayer, area: Area, isFaded: boolean): Plane {
    const plane = this.blank(area, 4)
    if (layer.children) this.layTogether(layer.children, plane)
    else if (layer.fill) fillWith(plane, layer.fill)
    else this.unpack(layer, plane)
    if (layer.mask) this.applyMask(layer, plane)
    if (isFaded && layer.opacity < 1) fade(plane, layer.opacity)
    return plane
  }

  private layTogether(layers: readonly PsdLayer[], ground: Plane): void {
    for (const { base, clipped } of seenUnits(layers)) {
      // a group that only keeps order needs no picture of its own
      const isTransparent =
        base.children && !base.mask && base.opacity === 1 && isPlain(base.blend) && clipped.length === 0
      if (isTransparent) {
        this.layTogether(base.children ?? [], ground)
        continue
      }
      const area = common(extentOf(base, ground.area), ground.area)
      if (isEmpty(area)) continue
      const picture = this.paint(base, area, false)
      for (const layer of clipped) this.clip(layer, picture)
      layOver(ground, picture, base.blend, base.opacity, false)
      this.giveBack(picture)
    }
  }

  private clip(layer: PsdLayer, base: Plane): void {
    const area = common(extentOf(layer, base.area), base.area)
    if (isEmpty(area)) return
    const picture = this.paint(layer, area, false)
    layOver(base, picture, layer.blend, layer.opacity, true)
    this.giveBack(picture)
  }

  private unpack(layer: PsdLayer, plane: Plane): void {
    const { channels } = layer
    const { memory } = this
    const alpha = channels.find(({ id }) => id === TRANSPARENCY)
    const write = { ...plane, step: 4 }
    if (alpha)
      unpackChannel(this.file, alpha, this.format, layer, { ...write, first: 3 }, { memory, isLight: false })
    else makeOpaque(plane, layer)
    const isWanted = (y: number): boolean => isSeenRow(plane, y)
    for (const id of COLOURS) {
      const channel = channels.find((one) => one.id === (this.format.isGrey ? 0 : id))
      const how = { memory, isLight: true, isWanted }
      if (channel) unpackChannel(this.file, channel, this.format, layer, { ...write, first: id }, how)
    }
  }

  private applyMask({ mask, channels }: PsdLayer, plane: Plane): void {
    if (!mask) return
    const values = this.blank(plane.area, 1)
    values.data.fill(mask.outside)
    const channel = channels.find(({ id }) => id === MASK)
    const target = { ...values, first: 0, step: 1 }
    const how = { memory: this.memory, isLight: false }
    if (channel) unpackChannel(this.file, channel, this.format, mask, target, how)
    const { data } = plane
    for (let at = 0; at < values.data.length; at++) {
      const shown = 255 - mask.density * (255 - (values.data[at] ?? 0))
      data[at * 4 + 3] = ((data[at * 4 + 3] ?? 0) * shown) / 255 + 0.5
    }
    this.giveBack(values)
  }

  private blank(area: Area, step: number): Plane {
    const bytes = (area.right - area.left) * (area.bottom - area.top) * step
    this.memory.take(bytes)
    return { area, data: new Uint8Array(bytes) }
  }

  private giveBack({ data }: Plane): void {
    this.memory.giveBack(data.byteLength)
  }
}

function fillWith({ data }: Plane, [red, green, blue]: NonNullable<PsdLayer['fill']>): void {
  new Uint32Array(data.buffer).fill(0xff00_0000 + blue * 65_536 + green * 256 + red)
}

/** A layer without a channel for that covers all of its rectangle. */
function makeOpaque({ area, data }: Plane, own: Area): void {
  const { left, top, right, bottom } = common(own, area)
  const width = area.right - area.left
  for (let y = top; y < bottom; y++) {
    let at = ((y - area.top) * width + left - area.left) * 4 + 3
    for (let x = left; x < right; x++, at += 4) data[at] = 255
  }
}

function isSeenRow({ area, data }: Plane, y: number): boolean {
  const width = area.right - area.left
  const end = (y - area.top + 1) * width * 4
  for (let at = (y - area.top) * width * 4 + 3; at < end; at += 4) if (data[at] !== 0) return true
  return false
}

function fade({ data }: Plane, opacity: number): void {
  for (let at = 3; at < data.length; at += 4) data[at] = (data[at] ?? 0) * opacity + 0.5
}

/**
 * Lays a picture over a larger one, both with straight alpha (the formula of the W3C's Compositing and Blending).
 * @param isClipped it shows only where the lower one does, and that keeps its alpha
 */
function layOver(ground: Plane, over: Plane, mode: string, opacity: number, isClipped: boolean): void {
  const blend = blendOf(mode)
  const { area, data } = ground
  const width = area.right - area.left
  const overWidth = over.area.right - over.area.left
  for (let y = over.area.top; y < over.area.bottom; y++) {
    let read = (y - over.area.top) * overWidth * 4
    let write = ((y - area.top) * width + over.area.left - area.left) * 4
    for (let x = 0; x < overWidth; x++, read += 4, write += 4) {
      const above = ((over.data[read + 3] ?? 0) * opacity) / 255
      const below = (data[write + 3] ?? 0) / 255
      if (above === 0 || (below === 0 && isClipped)) continue
      const alpha = isClipped ? 1 : above + below * (1 - above)
      // of the result: where both are, where the upper one is alone, and where the lower one is
      const both = isClipped ? above : (above * below) / alpha
      const alone = isClipped ? 0 : (above * (1 - below)) / alpha
      const rest = 1 - both - alone
      for (let part = 0; part < 3; part++) {
        const on = over.data[read + part] ?? 0
        const under = data[write + part] ?? 0
        data[write + part] = alone * on + both * (blend ? blend(under, on) : on) + rest * under + 0.5
      }
      if (!isClipped) data[write + 3] = alpha * 255 + 0.5
    }
  }
}

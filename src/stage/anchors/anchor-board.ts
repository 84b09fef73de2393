import type { Box, Point } from '#shared/scene/layout.ts'
import { boxToScreen, toScreen, type Size, type View } from '../geometry.ts'
import { partInView } from './part-in-view.ts'
import { placeLabels, type HangingLabel, type PlacedLabel } from './place-labels.ts'

const NOTHING: Size = { width: 0, height: 0 }

/** A button over a picture is never smaller (CSS px). */
const TOUCH = 44

interface Frame {
  node: HTMLElement
  box: Box
}

interface Label extends Size {
  node: HTMLElement
  point: Point
  box: Box
}

/**
 * DOM nodes that follow stage points. Written straight to their style once a drawn frame, so that React never renders for
 * the camera.
 */
export class AnchorBoard {
  #frames = new Map<string, Frame>()
  #labels = new Map<string, Label>()
  #placed: readonly PlacedLabel[] = []
  #taken = new Map<HTMLElement, Box>()
  #view: View = { x: 0, y: 0, scale: 1 }
  #screen: Size = { width: 1, height: 1 }
  /** CSS px to those of the device: a label stands on whole ones. */
  #ratio = window.devicePixelRatio
  /** A label or a bar has come or gone. */
  #isStale = true
  #written = new WeakMap<HTMLElement, string>()
  /** Of nodes that were measured: to ask them again would lay out the page at once. */
  #known = new WeakMap<HTMLElement, Size>()
  /** Came since the last frame. Measured one by one as they come, each would lay out the page anew, for frames are written in between. */
  #unmeasured = new Set<HTMLElement>()
  #only: ReadonlySet<string> | null = null
  #sizes = new ResizeObserver((entries) => this.#measure(entries))
  #watchers = new Set<() => void>()
  onChange: () => void = () => {}

  /** Tells that something which stands here has moved. @returns how to stop */
  watch(onMoved: () => void): () => void {
    this.#watchers.add(onMoved)
    return () => this.#watchers.delete(onMoved)
  }

  /** A node that lies over the box. @returns how to stop */
  cover(id: string, node: HTMLElement, box: Box): () => void {
    this.#frames.set(id, { node, box })
    this.#placeFrame({ node, box })
    return () => this.#frames.delete(id)
  }

  /** A node that hangs under the point while enough of the box is in view. @returns how to stop */
  hang(id: string, node: HTMLElement, point: Point, box: Box): () => void {
    const hanging = this.#labels.get(id)
    // observed anew it would be measured anew
    if (hanging?.node !== node) this.#sizes.observe(node)
    const size = this.#known.get(node)
    if (!size) this.#unmeasured.add(node)
    this.#labels.set(id, { node, point, box, ...(size ?? NOTHING) })
    this.#isStale = true
    this.onChange()
    return () => {
      this.#labels.delete(id)
      this.#unmeasured.delete(node)
      // Nobody can see it any more, so nobody can press it: the others move up with the next frame.
      this.#placed = this.#placed.filter((label) => label.id !== id)
      this.#sizes.unobserve(node)
      this.#isStale = true
      this.onChange()
    }
  }

  /** Until the next call these labels alone are placed and shown, as while their places are dragged; null: all of them. */
  showOnly(ids: ReadonlySet<string> | null): void {
    this.#only = ids
    this.#isStale = true
    this.onChange()
  }

  /** Labels keep off the node, which stands still on the screen. @returns how to stop */
  keepOff(node: HTMLElement): () => void {
    this.#taken.set(node, { x: 0, y: 0, ...NOTHING })
    this.#unmeasured.add(node)
    this.#sizes.observe(node)
    this.#isStale = true
    this.onChange()
    return () => {
      this.#taken.delete(node)
      this.#unmeasured.delete(node)
      this.#sizes.unobserve(node)
      this.#isStale = true
      this.onChange()
    }
  }

  /** After every drawn frame; most of them move nothing that stands here. */
  update(view: View, screen: Size): void {
    const isResized = screen.width !== this.#screen.width || screen.height !== this.#screen.height
    const isMoved = view.x !== this.#view.x || view.y !== this.#view.y || view.scale !== this.#view.scale
    const ratio = window.devicePixelRatio
    if (!isResized && !isMoved && !this.#isStale && ratio === this.#ratio) return
    this.#isStale = false
    this.#ratio = ratio
    this.#view = view
    this.#screen = screen
    // before anything is written
    this.#measureNew()
    if (isResized) for (const node of this.#taken.keys()) this.#taken.set(node, boxOfNode(node))
    for (const frame of this.#frames.values()) this.#placeFrame(frame)
    this.#placeLabels()
  }

  /** Where the labels in view stand (CSS px of the stage). */
  labelBoxes(): ReadonlyMap<string, Box> {
    return new Map(this.#placed.map(({ id, x, y, width, height }) => [id, { x, y, width, height }]))
  }

  /** Where the nodes stand that labels keep off; what is hidden stands nowhere. */
  takenBoxes(): readonly Box[] {
    this.#measureNew()
    return [...this.#taken.values()].filter(({ width }) => width > 0)
  }

  boxOf(id: string): Box | null {
    const frame = this.#frames.get(id)
    return frame ? boxToScreen(frame.box, this.#view, this.#screen) : null
  }

  labelAt({ x, y }: Point): string | null {
    const hit = this.#placed.find(
      (label) =>
        x >= label.x && x <= label.x + label.width && y >= label.y - 2 && y <= label.y + label.height + 2,
    )
    return hit?.id ?? null
  }

  #placeFrame({ node, box }: Frame): void {
    const seen = boxToScreen(box, this.#view, this.#screen)
    const width = Math.max(seen.width, TOUCH)
    const height = Math.max(seen.height, TOUCH)
    const x = seen.x - (width - seen.width) / 2
    const y = seen.y - (height - seen.height) / 2
    if (!this.#isNews(node, `${x.toFixed(1)} ${y.toFixed(1)} ${width.toFixed(1)} ${height.toFixed(1)}`))
      return
    node.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
    node.style.width = `${width.toFixed(1)}px`
    node.style.height = `${height.toFixed(1)}px`
  }

  #placeLabels(): void {
    const hanging: HangingLabel[] = []
    const taken = this.takenBoxes()
    for (const [id, { point, box, width, height }] of this.#labels) {
      if (this.#only?.has(id) === false) continue
      const picture = partInView(boxToScreen(box, this.#view, this.#screen), this.#screen, taken)
      if (picture) hanging.push({ id, width, height, picture, ...toScreen(point, this.#view, this.#screen) })
    }
    this.#placed = placeLabels(hanging, this.#screen, taken)
    for (const label of this.#placed) this.#writeLabel(label)
    const seen = new Set(this.#placed.map(({ id }) => id))
    for (const [id, { node }] of this.#labels) {
      if (!seen.has(id) && this.#isNews(node, 'away')) node.style.visibility = 'hidden'
    }
    for (const notify of this.#watchers) notify()
  }

  #writeLabel({ id, x, y, shift }: PlacedLabel): void {
    const node = this.#labels.get(id)?.node
    // Whole device px: text stays sharp.
    const left = Math.round(x * this.#ratio) / this.#ratio
    const top = Math.round(y * this.#ratio) / this.#ratio
    if (!node || !this.#isNews(node, `${left} ${top} ${Math.round(shift)}`)) return
    node.style.visibility = 'visible'
    node.style.transform = `translate(${left}px, ${top}px)`
    node.style.setProperty('--leader', `${Math.max(0, shift).toFixed(0)}px`)
  }

  #isNews(node: HTMLElement, place: string): boolean {
    if (this.#written.get(node) === place) return false
    this.#written.set(node, place)
    return true
  }

  #measure(entries: readonly ResizeObserverEntry[]): void {
    for (const { target } of entries) if (target instanceof HTMLElement) this.#measureNode(target)
    this.#placeLabels()
  }

  #measureNew(): void {
    for (const node of this.#unmeasured) this.#measureNode(node)
    this.#unmeasured.clear()
  }

  #measureNode(node: HTMLElement): void {
    if (this.#taken.has(node)) this.#taken.set(node, boxOfNode(node))
    for (const label of this.#labels.values()) {
      if (label.node !== node) continue
      const size = sizeOf(node)
      Object.assign(label, size)
      this.#known.set(node, size)
    }
  }
}

function sizeOf({ offsetWidth: width, offsetHeight: height }: HTMLElement): Size {
  return { width, height }
}

/** The stage fills the viewport from its upper left corner, so both count from there. */
function boxOfNode(node: HTMLElement): Box {
  const { x, y, width, height } = node.getBoundingClientRect()
  return { x, y, width, height }
}

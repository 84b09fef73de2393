import type { Box, Point } from '#shared/scene/layout.ts'
import { safeBox, USUAL_SCENE } from '#shared/scene/measures.ts'
import { clamp, middleOf, mixViews, toScene, type Size, type View } from '../geometry.ts'
import { centreLimits, clampView, homeScale, homeView, scaleLimits, type Framing } from '#shared/scene/fit.ts'
import { glide, isStill } from './inertia.ts'
import { resisted } from './soft-clamp.ts'

/** CSS px before the edge of the map within which it starts to resist. */
const KNEE = 72
/** CSS px around what is shown. */
const MARGIN = 64
/** ms in which a wheel's zoom covers 63 % of its way. */
const ZOOM_TAU_MS = 70
const GLIDE_MS = 420

interface Glide {
  from: View
  to: View
  spent: number
  duration: number
}

/**
 * Where the player looks. Every verb takes CSS px of the screen; `step` moves what is under way. It knows
 * nothing of Pixi: who draws reads `view`.
 */
export class Camera {
  view: View = { x: 0, y: 0, scale: 1 }
  /** The player has looked around since the scene came: nothing takes it from there unasked. */
  isTaken = false
  #framing: Framing = {
    kind: 'static',
    size: USUAL_SCENE,
    safe: safeBox('static', USUAL_SCENE),
    align: 'center',
  }
  #screen: Size = { width: 1, height: 1 }
  #speed: Point = { x: 0, y: 0 }
  #zoom: { at: Point; scale: number } | null = null
  #glide: Glide | null = null
  #isHeld = false

  get screen(): Size {
    return this.#screen
  }

  get framing(): Framing {
    return this.#framing
  }

  get isMoving(): boolean {
    return this.#glide !== null || this.#zoom !== null || this.#isHeld || !isStill(this.#speed)
  }

  /** Starts looking at another scene: from where it was left, or from its home. */
  frame(framing: Framing, saved: View | null): void {
    this.stop()
    this.isTaken = false
    this.#framing = framing
    this.view = saved && framing.kind === 'moving' ? this.#clamped(saved) : homeView(framing, this.#screen)
  }

  /** The same scene in other measures: the player goes on looking where they look. */
  reframe(framing: Framing): void {
    this.#framing = framing
    this.view = this.#clamped(this.view)
  }

  /** Keeps what stood in the middle there, and how much nearer it was than the map opens. */
  resize(screen: Size): void {
    const before = homeScale(this.#framing, this.#screen)
    const after = homeScale(this.#framing, screen)
    this.stop()
    this.#screen = screen
    const isHome = this.#framing.kind === 'static'
    this.view = isHome
      ? homeView(this.#framing, screen)
      : this.#clamped({ ...this.view, scale: (this.view.scale / before) * after })
  }

  stop(): void {
    this.#zoom = null
    this.#glide = null
    this.#speed = { x: 0, y: 0 }
    this.#isHeld = false
  }

  /** A finger is on the map: whatever was under way ends. */
  hold(): void {
    this.stop()
    this.isTaken = this.#isHeld = true
  }

  /** The map follows the finger, whatever else was to move it. */
  drag(dx: number, dy: number): void {
    const { view } = this
    this.#glide = null
    const limits = centreLimits(this.#framing, this.#screen, view.scale)
    const knee = KNEE / view.scale
    this.view = {
      ...view,
      x: resisted(view.x, -dx / view.scale, limits.x, knee),
      y: resisted(view.y, -dy / view.scale, limits.y, knee),
    }
  }

  /** CSS px a ms. */
  release(speed: Point): void {
    this.#isHeld = false
    this.#speed = speed
  }

  /** At once, as two fingers do it: what lay under `at` then lies under `to`. */
  zoomAt(at: Point, factor: number, to: Point = at): void {
    this.isTaken = true
    const fixed = toScene(at, this.view, this.#screen)
    const { minScale, maxScale } = scaleLimits(this.#framing, this.#screen)
    const scale = clamp(this.view.scale * factor, minScale, maxScale)
    this.view = this.#clamped({
      x: fixed.x - (to.x - this.#screen.width / 2) / scale,
      y: fixed.y - (to.y - this.#screen.height / 2) / scale,
      scale,
    })
  }

  /** Softly, as a wheel or a key asks for it: the point under the pointer stays where it is. */
  zoomTowards(at: Point, factor: number): void {
    const { minScale, maxScale } = scaleLimits(this.#framing, this.#screen)
    const from = this.#zoom?.scale ?? this.view.scale
    const scale = clamp(from * factor, minScale, maxScale)
    this.stop()
    this.isTaken = true
    if (scale !== this.view.scale) this.#zoom = { at, scale }
  }

  glideBy(dx: number, dy: number, isInstant: boolean): void {
    this.isTaken = true
    const from = this.#glide?.to ?? this.view
    this.glideTo({ ...from, x: from.x + dx / from.scale, y: from.y + dy / from.scale }, isInstant)
  }

  /** Not under a finger: what it holds stays with it. */
  glideTo(view: View, isInstant: boolean, duration = GLIDE_MS): void {
    if (this.#isHeld) return
    const to = this.#clamped(view)
    this.stop()
    if (isInstant) this.view = to
    else this.#glide = { from: this.view, to, spent: 0, duration }
  }

  /** Moves only as far as the box, with a margin around it, needs to be seen. */
  reveal(box: Box, isInstant: boolean): void {
    this.#show(box, this.view.scale, isInstant)
  }

  /** The same, and away from the map too, where the box is larger than the screen: as far as the map opens, and no farther. */
  revealWhole(box: Box, isInstant: boolean, duration?: number): void {
    const { width, height } = this.#screen
    const fit = Math.min((width - 2 * MARGIN) / box.width, (height - 2 * MARGIN) / box.height)
    const { scale } = this.view
    const least = Math.min(scale, homeScale(this.#framing, this.#screen))
    this.#show(box, Math.max(Math.min(scale, fit), least), isInstant, duration)
  }

  #show(box: Box, scale: number, isInstant: boolean, duration?: number): void {
    const margin = MARGIN / scale
    const to = { ...(this.#glide?.to ?? this.view), scale }
    to.x = revealed(to.x, this.#screen.width / scale / 2 - margin, box.x, box.width)
    to.y = revealed(to.y, this.#screen.height / scale / 2 - margin, box.y, box.height)
    const isThere = to.x === this.view.x && to.y === this.view.y && scale === this.view.scale
    if (!isThere) this.glideTo(to, isInstant, duration)
  }

  /** The view that fills the screen with the box, `share` of it. */
  closeUp(box: Box, share: number): View {
    const fit = Math.min(this.#screen.width / box.width, this.#screen.height / box.height)
    return { ...middleOf(box), scale: Math.max(fit * share, this.view.scale) }
  }

  /** @returns whether something moved */
  step(dt: number): boolean {
    if (this.#glide) this.#stepGlide(this.#glide, dt)
    else if (this.#zoom) this.#stepZoom(this.#zoom, dt)
    else if (!this.#isHeld && !isStill(this.#speed)) this.#stepThrow(dt)
    else return this.#isHeld
    return true
  }

  #stepGlide(distance: Glide, dt: number): void {
    distance.spent += dt
    const t = Math.min(distance.spent / distance.duration, 1)
    const share = t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2
    this.view = mixViews(distance.from, distance.to, share)
    if (t === 1) this.#glide = null
  }

  #stepZoom({ at, scale }: { at: Point; scale: number }, dt: number): void {
    const ratio = scale / this.view.scale
    const isThere = Math.abs(ratio - 1) < 0.002
    this.zoomAt(at, isThere ? ratio : ratio ** (1 - Math.exp(-dt / ZOOM_TAU_MS)))
    if (isThere) this.#zoom = null
  }

  #stepThrow(dt: number): void {
    const { moved, speed } = glide(this.#speed, dt)
    const before = this.view
    this.drag(moved.x, moved.y)
    this.#speed = speed
    const distance = Math.hypot(this.view.x - before.x, this.view.y - before.y) * this.view.scale
    if (distance < 0.05) this.stop()
  }

  #clamped(view: View): View {
    return clampView(view, this.#framing, this.#screen)
  }
}

function revealed(centre: number, half: number, start: number, length: number): number {
  if (half <= 0 || length / 2 > half) return start + length / 2
  return clamp(centre, start + length - half, start + half)
}

/** Which ways there is more of the map than the screen shows. */
export function openDirections(view: View, framing: Framing, screen: Size) {
  const { x, y } = centreLimits(framing, screen, view.scale)
  const { minScale, maxScale } = scaleLimits(framing, screen)
  // A sliver more is no reason for a button (CSS px).
  const slack = 48 / view.scale
  return {
    left: view.x > x.min + slack,
    right: view.x < x.max - slack,
    up: view.y > y.min + slack,
    down: view.y < y.max - slack,
    in: view.scale < maxScale * 0.999,
    out: view.scale > minScale * 1.001,
  }
}

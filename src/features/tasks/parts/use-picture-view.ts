import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { listenTo } from './picture-gestures.ts'
import {
  centredOn,
  fitted,
  held,
  shows,
  STEP,
  zoomed,
  type Point,
  type Size,
  type View,
} from './picture-view.ts'

/** px that an arrow key moves the picture. */
const STRIDE = 90
/** How near a place is shown that the player is taken to, at least. */
const NEAR_ENOUGH = 2

export interface PictureView {
  pane: RefObject<HTMLDivElement | null>
  view: View
  /** The picture when it is seen whole. */
  fit: Size
  /** It goes there by itself: it may glide. */
  isFlying: boolean
  zoomBy: (factor: number) => void
  showAll: () => void
  /** Brings a place to the middle; `gently` only where it cannot be seen. */
  goTo: (at: readonly [number, number], how?: 'gently') => void
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * Pan and zoom over a picture by pointer, wheel and keys.
 * @param ratio its width by its height
 * @param onPressed a press of it that was neither a drag nor a double tap; in percent of its width and height
 */
export function usePictureView(
  ratio: number,
  onPressed?: (at: readonly [number, number]) => void,
): PictureView {
  const pane = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const [wanted, setWanted] = useState<View>({ x: 0, y: 0, zoom: 1 })
  const [isFlying, setIsFlying] = useState(false)
  const fit = fitted(size, ratio)
  const view = held(wanted, size, fit)

  function change(next: (now: View) => View, flies: boolean): void {
    setIsFlying(flies)
    // several may come before anything is drawn: each begins where the one before has led
    setWanted((now) => held(next(held(now, size, fit)), size, fit))
  }
  const middle = { x: size.width / 2, y: size.height / 2 }
  const panBy = (x: number, y: number, flies: boolean): void =>
    change((now) => ({ ...now, x: now.x + x, y: now.y + y }), flies)
  const zoomBy = (factor: number): void => change((now) => zoomed(now, factor, middle), true)
  const showAll = (): void => change(() => ({ x: 0, y: 0, zoom: 1 }), true)

  const onPan = useEffectEvent((by: Point) => panBy(by.x, by.y, false))
  const onZoom = useEffectEvent((factor: number, at: Point) =>
    change((now) => zoomed(now, factor, at), false),
  )
  const onDoubleTap = useEffectEvent((at: Point) => {
    if (view.zoom > 2.5) showAll()
    else change((now) => zoomed(now, 2, at), true)
  })

  const onPress = useEffectEvent(({ x, y }: Point) => onPressed?.([x, y]))

  useEffect(() => {
    const element = pane.current
    if (!element) return
    const sizes = new ResizeObserver(() => {
      setSize({ width: element.clientWidth, height: element.clientHeight })
    })
    sizes.observe(element)
    const stop = listenTo(element, {
      onPan: (by) => onPan(by),
      onZoom: (factor, at) => onZoom(factor, at),
      onDoubleTap: (at) => onDoubleTap(at),
      onPress: (at) => onPress(at),
    })
    return () => {
      sizes.disconnect()
      stop()
    }
  }, [])

  const keys: Record<string, () => void> = {
    ArrowLeft: () => panBy(STRIDE, 0, true),
    ArrowRight: () => panBy(-STRIDE, 0, true),
    ArrowUp: () => panBy(0, STRIDE, true),
    ArrowDown: () => panBy(0, -STRIDE, true),
    '+': () => zoomBy(STEP),
    '=': () => zoomBy(STEP),
    '-': () => zoomBy(1 / STEP),
    '0': showAll,
  }
  return {
    pane,
    view,
    fit,
    isFlying,
    zoomBy,
    showAll,
    goTo: (at, how) => {
      if (how === 'gently' && shows(view, at, size, fit)) return
      const nearest = how === 'gently' ? 1 : NEAR_ENOUGH
      change(({ zoom }) => centredOn(at, Math.max(zoom, nearest), size, fit), true)
    },
    onKeyDown: (event) => {
      const act = keys[event.key]
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      act()
    },
  }
}

import { useSyncExternalStore } from 'react'
import type { DeviceFrame } from './needed-orientation.ts'

const TOUCH = '(pointer: coarse)'
const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"]), textarea, select'

let frame = measure()

/** As it was before a field took the focus: the keyboard of the screen makes the page low, and turns nothing. */
export function useDeviceFrame(): DeviceFrame {
  return useSyncExternalStore(watchFrame, () => frame)
}

function measure(): DeviceFrame {
  return {
    width: innerWidth,
    height: innerHeight,
    screenSide: Math.min(screen.width, screen.height),
    isScreenWide: isScreenWide(),
    isTouch: matchMedia(TOUCH).matches,
  }
}

/** iOS never swaps the sides of `screen`, so the orientation says it where the browser knows it. */
function isScreenWide(): boolean {
  const { orientation } = screen as { orientation?: ScreenOrientation }
  if (orientation) return orientation.type.startsWith('landscape')
  return matchMedia('(orientation: landscape)').matches
}

function isTyping(): boolean {
  return document.activeElement?.matches(FIELDS) ?? false
}

function watchFrame(onChange: () => void): () => void {
  const media = matchMedia(TOUCH)
  function look(): void {
    if (isTyping()) return
    const measured = measure()
    if (isSameFrame(measured, frame)) return
    frame = measured
    onChange()
  }
  look()
  window.addEventListener('resize', look)
  document.addEventListener('focusout', look)
  media.addEventListener('change', look)
  return () => {
    window.removeEventListener('resize', look)
    document.removeEventListener('focusout', look)
    media.removeEventListener('change', look)
  }
}

function isSameFrame(one: DeviceFrame, other: DeviceFrame): boolean {
  return (
    one.width === other.width &&
    one.height === other.height &&
    one.screenSide === other.screenSide &&
    one.isScreenWide === other.isScreenWide &&
    one.isTouch === other.isTouch
  )
}

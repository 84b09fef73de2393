import { useSyncExternalStore } from 'react'
import type { DeviceFrame } from './needed-turn.ts'

const TOUCH = '(pointer: coarse)'
const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"]), textarea, select'

let frame = measure()

/** As it was before a field took the focus: the keyboard of the screen makes the page low, and turns nothing. */
export function useDeviceFrame(): DeviceFrame {
  return useSyncExternalStore(watchFrame, () => frame)
}

function measure(): DeviceFrame {
  return { width: innerWidth, height: innerHeight, isTouch: matchMedia(TOUCH).matches }
}

function isTyping(): boolean {
  return document.activeElement?.matches(FIELDS) ?? false
}

function watchFrame(onChange: () => void): () => void {
  const media = matchMedia(TOUCH)
  function look(): void {
    if (isTyping()) return
    const { width, height, isTouch } = measure()
    if (width === frame.width && height === frame.height && isTouch === frame.isTouch) return
    frame = { width, height, isTouch }
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

import type { Size } from './geometry.ts'

/** A device being turned reports sizes that are not its last (ms). */
const ROTATION_SETTLE_MS = 150

/** Tells the size of an element now and whenever it changed, once a frame. @returns how to stop */
export function watchSize(element: HTMLElement, onSize: (size: Size) => void): () => void {
  let known: Size = { width: 0, height: 0 }
  let handle = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function report(): void {
    handle = 0
    const size = { width: Math.max(element.clientWidth, 1), height: Math.max(element.clientHeight, 1) }
    if (size.width === known.width && size.height === known.height) return
    known = size
    onSize(size)
  }

  const observer = new ResizeObserver(() => {
    const isTurned = element.clientWidth > element.clientHeight !== known.width > known.height
    cancelAnimationFrame(handle)
    clearTimeout(timer)
    if (isTurned) timer = setTimeout(report, ROTATION_SETTLE_MS)
    else handle = requestAnimationFrame(report)
  })
  report()
  observer.observe(element)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(handle)
    clearTimeout(timer)
  }
}

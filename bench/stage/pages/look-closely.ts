/** CSS px around the pointer that are compared. */
const AROUND = 120

/**
 * Browser frames from the next pointermove until the picture around the point is another, 1 being the next frame. Read
 * right after each drawn frame, when WebGL still has its pixels.
 */
export function framesToPicture({ x, y }: { x: number; y: number }): Promise<number> {
  const small = new OffscreenCanvas(AROUND * 2, AROUND * 2).getContext('2d', { willReadFrequently: true })
  const canvas = document.querySelector('canvas')
  const { watch } = window
  return new Promise((resolve) => {
    let before: string | null = null
    let started: number | null = null
    let last = 0
    const read = (): string => {
      if (!small || !canvas) return ''
      small.drawImage(canvas, AROUND - x, AROUND - y)
      return small.getImageData(0, 0, AROUND * 2, AROUND * 2).data.join()
    }
    const tick = () => requestAnimationFrame(tick)
    watch.afterFrame = (frame) => {
      last = frame
      if (watch.ticks()[0]?.calls === 0) return
      const seen = read()
      if (started !== null && before !== null && seen !== before) {
        watch.afterFrame = () => {}
        resolve(frame - started)
      }
      before = seen
    }
    window.addEventListener('pointermove', () => (started = last), { capture: true, once: true })
    tick()
    // A frame to compare with.
    window.bench.actions.panBy(0, 0)
  })
}

/** The largest distance between the middle of a drawn picture and the middle of its button (CSS px). */
export function twinGap(): number {
  const drawn = window.waymarkStage?.drawnBoxes() ?? {}
  const canvas = document.querySelector('canvas')?.getBoundingClientRect() ?? new DOMRect()
  const gaps = [...document.querySelectorAll('nav [data-element]')].map((button) => {
    const rect = button.getBoundingClientRect()
    const box = drawn[button.getAttribute('data-element') ?? '']
    if (!box) return Infinity
    const x = rect.x + rect.width / 2 - (canvas.x + box.x + box.width / 2)
    const y = rect.y + rect.height / 2 - (canvas.y + box.y + box.height / 2)
    return Math.max(Math.abs(x), Math.abs(y))
  })
  return Math.max(...gaps)
}

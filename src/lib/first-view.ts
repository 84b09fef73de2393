/** ms; whatever becomes of the first view, the rest of the page waits no longer. */
const MOST_MS = 1500

let over: Promise<void> | null = null
let end = () => {}

/** All code of the first view is on this device: until that is seen, it has the processor to itself (START-1). */
export function beginFirstView(): void {
  over = new Promise((resolve) => {
    end = () => {
      over = null
      resolve()
    }
    setTimeout(end, MOST_MS)
  })
}

/** It stands, or does not come. */
export function endFirstView(): void {
  end()
}

/** Null where nothing has to wait for it. */
export function afterFirstView(): Promise<void> | null {
  return over
}

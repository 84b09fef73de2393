interface Closer {
  close: () => void
}

/** What is open, the last one on top. */
const open: Closer[] = []

/** Escape closes what was opened last, and nothing below it. @returns how to stop */
export function closeOnEscape(close: () => void): () => void {
  const closer = { close }
  // On the way down, so that whatever lies below sees a press that was answered already.
  if (open.length === 0) addEventListener('keydown', onKeyDown, { capture: true })
  open.push(closer)
  return () => {
    open.splice(open.indexOf(closer), 1)
    if (open.length === 0) removeEventListener('keydown', onKeyDown, { capture: true })
  }
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  event.preventDefault()
  // held on, it would close whatever comes next as well
  if (!event.repeat) open.at(-1)?.close()
}

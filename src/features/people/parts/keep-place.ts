/**
 * Where what was pressed has gone with its row, the keyboard goes on from the last head of the page: a heading that carries
 * `data-room-head`. What still has the focus keeps it.
 */
export function keepPlace(): void {
  // React has drawn by the second frame
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const heads = [...document.querySelectorAll<HTMLElement>('[data-room-head]')]
      heads.at(-1)?.focus()
    }),
  )
}

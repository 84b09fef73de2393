/**
 * Stylesheets that did not come. The bundler asks for each of them once and then takes it for there, so that a chunk asked
 * for again would come without its look.
 */
const lost = new Set<HTMLLinkElement>()

// For the life of the tab; `error` does not bubble.
document.head.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target)
  },
  true,
)

/** Asks for each of them again; rejects where one does not come. */
export async function fetchLostStyles(): Promise<void> {
  const links = [...lost]
  lost.clear()
  await Promise.all(links.map(askAgain))
}

function askAgain(link: HTMLLinkElement): Promise<void> {
  const again = document.createElement('link')
  again.rel = 'stylesheet'
  again.crossOrigin = link.crossOrigin
  again.href = link.href
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`${again.href} did not come`)))
    link.replaceWith(again)
  })
}

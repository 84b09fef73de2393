/** What says which page it is: its heading, or the head of the scene behind it. */
const HEADS = 'h1, [data-scene-head]'

/**
 * Names the document after the page that is shown, for tabs, the history and screen readers (WCAG 2.4.2): the heading that
 * comes last stands in front. Returns how to stop.
 * @param platform the tenant's title, which follows the page's own
 */
export function watchTitle(platform: string): () => void {
  const look = () => {
    const title = titleOf(platform)
    if (document.title !== title) document.title = title
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  look()
  return () => observer.disconnect()
}

function titleOf(platform: string): string {
  const head = [...document.querySelectorAll(HEADS)].at(-1)
  const name = (head?.getAttribute('aria-label') ?? head?.textContent ?? '').trim()
  return name === '' || name === platform ? platform : `${name} · ${platform}`
}

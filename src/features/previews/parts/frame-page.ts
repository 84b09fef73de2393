const REDUCED = /\(\s*prefers-reduced-motion\s*:\s*reduce\s*\)/g
const NO_PREFERENCE = /\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g

/** Has the styles of a page that is framed apply as where less motion is wished, also those that come later. @returns how to stop */
export function lessenMotion(page: Document): () => void {
  const restyle = () => {
    for (const sheet of page.styleSheets) rewrite(sheet.cssRules)
  }
  restyle()
  const observer = new MutationObserver(restyle)
  observer.observe(page.head, { childList: true, subtree: true })
  page.head.addEventListener('load', restyle, true)
  return () => {
    observer.disconnect()
    page.head.removeEventListener('load', restyle, true)
  }
}

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    // of another window: no `instanceof` knows it
    if ('media' in rule && rule.media && typeof rule.media === 'object' && 'mediaText' in rule.media) {
      const { mediaText } = rule.media
      if (typeof mediaText === 'string' && mediaText.includes('prefers-reduced-motion'))
        rule.media.mediaText = mediaText
          .replace(REDUCED, '(min-width: 0px)')
          .replace(NO_PREFERENCE, '(max-width: 0px)')
    }
    if ('cssRules' in rule && rule.cssRules && typeof rule.cssRules === 'object')
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what groups rules has a list of them
      rewrite(rule.cssRules as CSSRuleList)
  }
}

/** The scene can be played: its poster or all of it is there. */
export function isShown(page: Document): boolean {
  const ready = page.querySelector('[data-scene]')?.getAttribute('data-ready') ?? 'false'
  return ready !== 'false'
}

/** Presses the game's own button that shows the map as a list, or the list as a map. @returns false where there is neither yet */
export function showAsList(page: Document, isList: boolean): boolean {
  const own = page.querySelector('[data-scene] nav:has([data-scene-head]), [data-scene] nav[data-scene-head]')
  if (!own) return false
  const isListed = !own.hasAttribute('data-scene-head')
  // the first one that is no place leads to the other view
  if (isListed !== isList) own.querySelector<HTMLElement>('button:not([data-element])')?.click()
  return true
}

/** Reports what changes in a page, a while after it began to. @returns how to stop */
export function watchPage(page: Document, report: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      report()
    }, 400)
  }
  const observer = new MutationObserver(later)
  observer.observe(page.body, { subtree: true, childList: true, attributes: true })
  later()
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}

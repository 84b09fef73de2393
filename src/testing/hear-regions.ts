import { onTestFinished } from 'vitest'

const REGIONS = '[role="status"], [role="alert"], [aria-live]:not([data-announcer])'

/**
 * What the live regions of the page say from now on, in that order, until the test ends: as somebody hears it who does not see the page.
 * A region that comes with its words is heard where it alarms or comes on its own (src/ui/announcer/new-regions.ts).
 */
export function hearRegions(): readonly string[] {
  const lines: string[] = []
  const last = new WeakMap<Element, string>()

  function hear(region: Element, isPart: boolean): void {
    const words = wordsOf(region)
    if (words === (last.get(region) ?? '')) return
    last.set(region, words)
    if (words !== '' && !isPart) lines.push(words)
  }

  const observer = new MutationObserver((changes) => {
    const come = changes.flatMap(({ addedNodes }) =>
      [...addedNodes].filter((node) => node instanceof Element),
    )
    const fresh = new Set(
      come.flatMap((node) => [node, ...node.querySelectorAll('*')].filter((one) => one.matches(REGIONS))),
    )
    const changed = new Set(changes.flatMap(({ target }) => elementOf(target)?.closest(REGIONS) ?? []))
    const isAlone = (region: Element) => come.includes(region) || region.getAttribute('role') === 'alert'
    for (const region of fresh) hear(region, !isAlone(region))
    for (const region of changed) if (!fresh.has(region)) hear(region, false)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return lines
}

function elementOf(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement
}

/** Words of two elements stand apart; what is only seen is none of them. */
function wordsOf(region: Element): string {
  const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT)
  let words = ''
  let before: Element | null = null
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement } = text
    if (parentElement?.closest('[aria-hidden="true"]')) continue
    words += (parentElement === before ? '' : ' ') + (text.textContent ?? '')
    before = parentElement
  }
  return words.replaceAll(/\s+/g, ' ').trim()
}

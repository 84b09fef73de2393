import { onTestFinished } from 'vitest'
import { comeWith, wordsOf } from '#src/ui/announcer/live-regions.ts'

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
    const come = comeWith(changes)
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

import hidden from '../VisuallyHidden.module.css'
import { say } from './announcer.ts'

/** A screen reader takes up a region that was there before its words (ms). */
const REGION_MS = 150

/** Only what is awaited has all of its words for screen readers alone. */
const AWAITS = `:scope > .${hidden.hidden}`
const CONTROL = 'a, button, input, select, textarea, [tabindex]'

/**
 * Has a status heard that comes with its words: screen readers take up what changes in a region that was there, and many of them miss a
 * region that is new. For a moment it is there without its words. What comes with a whole page, a form or a pop-up is read in its place.
 * @returns how to stop
 */
export function hearNewRegions(): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>()

  function bringWordsLater(region: Element): void {
    // nothing that can have the focus is hidden: the words are said for it
    if (region.querySelector(CONTROL)) {
      say({ kind: 'answered', text: wordsOf(region) })
      return
    }
    const parts = [...region.children].filter((part) => !part.hasAttribute('aria-hidden'))
    for (const part of parts) part.setAttribute('aria-hidden', 'true')
    const timer = setTimeout(() => {
      timers.delete(timer)
      for (const part of parts) part.removeAttribute('aria-hidden')
    }, REGION_MS)
    timers.add(timer)
  }

  const changes = new MutationObserver((records) => {
    const come = records.flatMap(({ addedNodes }) =>
      [...addedNodes].filter((node) => node instanceof Element),
    )
    for (const region of new Set(come.flatMap(regionsOf))) bringWordsLater(region)
  })
  changes.observe(document.body, { subtree: true, childList: true })
  return () => {
    changes.disconnect()
    for (const timer of timers) clearTimeout(timer)
  }
}

/** It is one, or it is the sentence in place of what is missing (EmptyState). */
function regionsOf(come: Element): Element[] {
  const found = come.matches('[role="status"]')
    ? [come]
    : [...come.querySelectorAll(':scope > p[role="status"]')]
  return found.filter(
    (region) => region.textContent !== '' && !region.querySelector(AWAITS) && !isWithin(region),
  )
}

/** What stands in another region is said by that, and what lies behind a pop-up by nobody. */
function isWithin(region: Element): boolean {
  return Boolean(
    region.parentElement?.closest(
      '[role="status"], [role="alert"], [aria-live], [inert], [aria-hidden="true"]',
    ),
  )
}

/** Without what is only seen, and without its buttons, which are reached later. */
function wordsOf(region: Element): string {
  const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT)
  let words = ''
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (!text.parentElement?.closest(`[aria-hidden="true"], ${CONTROL}`)) words += text.textContent ?? ''
  return words.replaceAll(/\s+/g, ' ').trim()
}

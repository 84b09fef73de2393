import hidden from '../VisuallyHidden.module.css'
import { say } from './announcer.ts'
import { comeWith, REGION_MS, wordsOf } from './live-regions.ts'

/** Only what is awaited has all of its words for screen readers alone. */
const AWAITS = `:scope > .${hidden.hidden}`
const CONTROL = 'a, button, input, select, textarea, [tabindex]'

/**
 * Has a status heard that comes with its words: screen readers take up what changes in a region that was there, and many of them miss a
 * region that is new. For a moment it is there without its words. What comes with a whole page, a form or a pop-up is read in its place.
 * @returns how to stop
 */
export function hearNewRegions(): () => void {
  /** Each brings the words of one region. */
  const waiting = new Map<ReturnType<typeof setTimeout>, () => void>()
  /** They came behind a pop-up that was still there, as the answer to its last button does: said once it has gone. */
  const behind = new Set<Element>()

  function bringWordsLater(region: Element): void {
    // nothing that can have the focus is hidden, and no text that the page may take out: the words are said for it
    if (region.querySelector(CONTROL) || (region.childElementCount === 0 && hasHeldText(region))) {
      say({ kind: 'answered', text: wordsOf(region, CONTROL) })
      return
    }
    const [only] = region.childNodes
    const bring = only instanceof Text ? hideText(only) : hideParts(region)
    const timer = setTimeout(() => {
      waiting.delete(timer)
      bring()
    }, REGION_MS)
    waiting.set(timer, bring)
  }

  const observer = new MutationObserver((changes) => {
    const come = new Set(comeWith(changes).flatMap(aloneIn))
    for (const region of [...behind, ...come]) {
      behind.delete(region)
      if (!region.isConnected || isWithin(region)) continue
      if (region.closest('[inert]')) behind.add(region)
      else bringWordsLater(region)
    }
  })
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['inert'] })
  return () => {
    observer.disconnect()
    for (const [timer, bring] of waiting) {
      clearTimeout(timer)
      bring()
    }
    waiting.clear()
  }
}

/** It is a region that has come on its own, or the sentence in place of what is missing (EmptyState). */
function aloneIn(come: Element): Element[] {
  const found = come.matches('[role="status"]')
    ? [come]
    : [...come.querySelectorAll(':scope > p[role="status"]')]
  return found.filter((region) => region.textContent.trim() !== '' && !region.querySelector(AWAITS))
}

/** What stands in another region is said by that, and what is hidden by nobody. */
function isWithin(region: Element): boolean {
  return Boolean(
    region.parentElement?.closest('[role="status"], [role="alert"], [aria-live], [aria-hidden="true"]'),
  )
}

/** A text that React holds by itself is taken out by it of where it has put it; one that is all there is in an element it writes over. */
function hasHeldText({ childNodes }: Element): boolean {
  return [...childNodes].some(
    (node) => node instanceof Text && Object.keys(node).some((key) => key.startsWith('__react')),
  )
}

/** @returns how to show them */
function hideParts(region: Element): () => void {
  const parts = [...region.children].filter((part) => !part.hasAttribute('aria-hidden'))
  for (const part of parts) part.setAttribute('aria-hidden', 'true')
  return () => {
    for (const part of parts) part.removeAttribute('aria-hidden')
  }
}

/** All there is in a region. @returns how to show it */
function hideText(text: Text): () => void {
  const cover = document.createElement('span')
  cover.setAttribute('aria-hidden', 'true')
  text.replaceWith(cover)
  cover.append(text)
  return () => {
    if (text.parentNode === cover) cover.replaceWith(text)
  }
}

import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { closeOnEscape } from '#src/ui/escape.ts'

/** Surfaces that hold the focus now; Tab belongs to the last one. */
const holders: HTMLElement[] = []

/** Where the focus goes back to from a surface: what opened it, or what opened the surface that held that. */
const origins = new WeakMap<Element, readonly HTMLElement[]>()

/** Where a page begins for the keyboard, the nearest first. */
const HEADS = ['[data-page-head]', '[data-scene-head]', 'main h1[tabindex]']

const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), iframe, [tabindex]:not([tabindex="-1"])'

export interface FocusTrap {
  isActive: boolean
  onEscape?: (() => void) | undefined
}

/**
 * Keeps the focus inside a surface that hangs directly under the body, and gives it back to what opened it; where that has gone,
 * to what opened the surface that it stood in, or to the head of the page.
 * The rest of the page is inert meanwhile, save what carries `data-above-popups`.
 */
export function useFocusTrap(panel: RefObject<HTMLElement | null>, { isActive, onEscape }: FocusTrap): void {
  const [openers] = useState(openersNow)
  const escape = useEffectEvent(() => onEscape?.())

  // With the first focus inside: Escape may be pressed before any effect that comes later.
  useLayoutEffect(() => (isActive ? closeOnEscape(escape) : undefined), [isActive])

  useEffect(() => {
    const holder = panel.current
    if (!isActive || !holder) return
    const release = hold(holder)
    origins.set(holder, openers)
    if (!holder.contains(document.activeElement))
      (tabStops(holder)[0] ?? holder).focus({ preventScroll: true })
    return () => {
      release()
      if (isFree() || holder.contains(document.activeElement)) giveBack(openers, holder)
    }
  }, [panel, isActive, openers])
}

function openersNow(): readonly HTMLElement[] {
  const { activeElement: opener, body } = document
  if (!(opener instanceof HTMLElement) || opener === body) return []
  return [opener, ...originsAround(opener)]
}

/** Of the surface that an element stands in. */
function originsAround(element: Element | null): readonly HTMLElement[] {
  if (!element) return []
  return origins.get(element) ?? originsAround(element.parentElement)
}

function giveBack(openers: readonly HTMLElement[], holder: HTMLElement): void {
  const opener = openers.find((one) => one.isConnected && one.checkVisibility())
  if (opener) {
    opener.focus({ preventScroll: true })
    return
  }
  const { activeElement: inside } = document
  // a surface that fades away holds it until it is gone, and then nobody gives it back
  if (inside instanceof HTMLElement && holder.contains(inside)) inside.blur()
  // the next surface, or the next page, may take it by itself
  queueMicrotask(() => holders.length === 0 && isFree() && standAtHead())
}

function standAtHead(): void {
  const heads = HEADS.flatMap((head) => [...document.querySelectorAll<HTMLElement>(head)])
  heads.find((head) => head.checkVisibility() && !head.closest('[inert]'))?.focus({ preventScroll: true })
}

function isFree(): boolean {
  return document.activeElement === document.body
}

function hold(holder: HTMLElement): () => void {
  const wake = makeRestInert(holder)
  holders.push(holder)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (holders.at(-1) !== holder || event.defaultPrevented) return
    if (event.key === 'Tab') keepInside(holder, event)
  }
  document.addEventListener('keydown', onKeyDown)
  return () => {
    document.removeEventListener('keydown', onKeyDown)
    holders.splice(holders.indexOf(holder), 1)
    wake()
  }
}

function makeRestInert(holder: HTMLElement): () => void {
  const silenced: HTMLElement[] = []
  const silence = (child: Node): void => {
    if (!(child instanceof HTMLElement) || child.inert) return
    if (child.contains(holder) || child.hasAttribute('data-above-popups')) return
    child.inert = true
    silenced.push(child)
  }
  for (const child of document.body.children) silence(child)
  // A page that comes below meanwhile brings its own bars and sheets; another popup holds the focus itself.
  const news = new MutationObserver((changes) => {
    for (const child of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (!isModal(child)) silence(child)
  })
  news.observe(document.body, { childList: true })
  return () => {
    news.disconnect()
    for (const child of silenced) child.inert = false
  }
}

function isModal(node: Node): boolean {
  return node instanceof HTMLElement && node.querySelector('[aria-modal="true"]') !== null
}

function keepInside(holder: HTMLElement, event: KeyboardEvent): void {
  const stops = tabStops(holder)
  const first = stops[0] ?? holder
  const last = stops.at(-1) ?? holder
  const current = document.activeElement
  if (current !== document.body && !holder.contains(current)) return
  const isAtEdge = event.shiftKey ? current === first || current === holder : current === last
  if (!isAtEdge && current !== document.body) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next.focus()
}

function tabStops(holder: HTMLElement): HTMLElement[] {
  return [...holder.querySelectorAll<HTMLElement>(TABBABLE)].filter((stop) => stop.checkVisibility())
}

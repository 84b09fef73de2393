/** All that can be chosen, also what is no stop of its own otherwise: places of a scene, answers, entries of a menu. */
const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, iframe, [tabindex]:not([tabindex="-1"])'

const CHOICES = 'input[type="radio"], input[type="checkbox"]'

/**
 * Scanning with two keys, as switches send them: Tab steps through all that can be chosen, one by one and round, and Enter chooses.
 * Of a list and of a slider Enter takes the next value.
 * @returns how to stop
 */
export function listenToScanning(): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isTaken =
      event.key === 'Tab' ? stepBy(event.shiftKey ? -1 : 1) : event.key === 'Enter' && choose(event.target)
    if (!isTaken) return
    event.preventDefault()
    // a question has an Enter of its own, and a pop-up a Tab
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', listen, { capture: true })
  return () => removeEventListener('keydown', listen, { capture: true })
}

/** @returns whether there is anything to step to */
function stepBy(by: 1 | -1): boolean {
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(isSeen)
  const { activeElement: now } = document
  const isBehind = (one: Element) =>
    now !== null && Boolean(now.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
  const isBefore = (one: Element) =>
    now !== null && Boolean(now.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING)
  const next = by === 1 ? (stops.find(isBehind) ?? stops[0]) : (stops.findLast(isBefore) ?? stops.at(-1))
  next?.focus()
  return next !== undefined
}

function isSeen(element: HTMLElement): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden="true"]')
  )
}

/** @returns whether Enter means to choose there, which it does not by itself */
function choose(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.matches(CHOICES)) target.click()
  else if (target instanceof HTMLSelectElement) takeNextOption(target)
  else if (target instanceof HTMLInputElement && target.type === 'range') takeNextValue(target)
  else if (target.matches('[role="slider"]')) takeNextPlace(target)
  else return false
  return true
}

function takeNextOption(list: HTMLSelectElement): void {
  const options = [...list.options]
  const others = [...options.slice(list.selectedIndex + 1), ...options]
  list.selectedIndex = others.find(({ disabled }) => !disabled)?.index ?? list.selectedIndex
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

/** From the end it begins anew. */
function takeNextValue(slider: HTMLInputElement): void {
  const { valueAsNumber, min, max, step } = slider
  const next = valueAsNumber + (Number(step) || 1)
  slider.valueAsNumber = next > Number(max || 100) ? Number(min) : next
  slider.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The same of one that listens to keys by itself. */
function takeNextPlace(slider: HTMLElement): void {
  const isAtEnd = slider.getAttribute('aria-valuenow') === slider.getAttribute('aria-valuemax')
  const key = isAtEnd ? 'Home' : 'ArrowRight'
  slider.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

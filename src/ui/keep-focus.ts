/** What can take the place of a control that has gone. */
const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])'

/** A page, or what stands over it: beyond it nothing lies where the control was. */
const PAGE = 'main, [role="dialog"], aside'

/** Where the focus is: the control, and what that stands in, the nearest first, with the how-manieth of its controls it is. */
interface Place {
  control: Element
  address: string
  around: readonly { holder: HTMLElement; at: number }[]
}

/**
 * Where an action takes away or disables what has the focus, and nothing takes it over within two frames, what stands in its place
 * takes it: the next row for one that was deleted, the first field for a button that became a form. A browser would begin at the
 * top of the page (WCAG 2.4.3). A new page takes the focus itself.
 * @returns how to stop
 */
export function keepFocus(): () => void {
  let place: Place | null = null
  let frame = 0

  function note({ target }: FocusEvent): void {
    place = target instanceof Element ? placeOf(target) : null
  }
  function forget({ target, relatedTarget }: FocusEvent): void {
    if (relatedTarget !== null || !(target instanceof Element)) return
    const left = place
    // given up with Tab or by a press beside it; of what is being taken out of the page browsers say the same, just before it goes
    queueMicrotask(() => {
      if (place === left && isThere(target)) place = null
    })
  }
  function look(): void {
    if (!place || isThere(place.control)) return
    cancelAnimationFrame(frame)
    // what knows better does so at once, or with the next frame
    frame = requestAnimationFrame(() => (frame = requestAnimationFrame(giveOn)))
  }
  function giveOn(): void {
    const lost = place
    if (!lost || isThere(lost.control) || !isFree(lost.control)) return
    place = null
    if (location.href === lost.address) heirOf(lost)?.focus()
  }

  const changes = new MutationObserver(look)
  changes.observe(document.body, {
    ...{ subtree: true, childList: true },
    attributeFilter: ['disabled', 'hidden', 'inert'],
  })
  document.addEventListener('focusin', note)
  document.addEventListener('focusout', forget)
  return () => {
    cancelAnimationFrame(frame)
    changes.disconnect()
    document.removeEventListener('focusin', note)
    document.removeEventListener('focusout', forget)
  }
}

function placeOf(control: Element): Place {
  const around: Place['around'][number][] = []
  let holder = control.parentElement
  while (holder && holder.parentElement !== document.body && holder !== document.body) {
    around.push({ holder, at: controlsIn(holder).findIndex((one) => one === control) })
    if (holder.matches(PAGE)) break
    holder = holder.parentElement
  }
  return { control, address: location.href, around }
}

function heirOf({ around }: Place): HTMLElement | undefined {
  const left = around.filter(({ holder }) => isThere(holder))
  for (const { holder, at } of left) {
    const controls = controlsIn(holder)
    const heir = controls[Math.min(Math.max(at, 0), controls.length - 1)]
    if (heir) return heir
  }
  const last = left.at(-1)?.holder
  if (last && !last.hasAttribute('tabindex')) last.tabIndex = -1
  return last
}

function controlsIn(holder: Element): HTMLElement[] {
  return [...holder.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (one) => isThere(one) && one.checkVisibility(),
  )
}

function isThere(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && !element.closest('[hidden], [inert]')
}

function isFree(control: Element): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement === control
}

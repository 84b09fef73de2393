import { afterEach, beforeEach, expect } from 'vitest'

/** What can have the focus: where nothing of it is left on the page, there is no place to go to. */
const PLACES = 'a[href], button, input, select, textarea, iframe, summary, [tabindex]'

/** On pages the keeper of the focus does it (src/ui/keep-focus.ts); a task knows better what comes next. */
const OF_TASKS = /\/kinds\/|\/src\/(game\/task\/[\w-]+-(kind|task)\.|testing\/)/

/** With these something new begins: what was done before is over by then. */
const BEGINNINGS = ['keydown', 'pointerdown'] as const

/** What had the focus last; null where it was given up on purpose. */
let held: Element | null = null
/** It has gone, and nothing has the focus yet. */
let isGone = false
let lost: string[] = []

/**
 * A browser takes the focus to the top of the page when what has it goes, is disabled, or lies below a dialog: then a keyboard
 * begins anew, and a screen reader says nothing. After every action in a test of a task something must have it.
 */
function look(): void {
  const { activeElement, body } = document
  const isFree = activeElement === null || activeElement === body || activeElement === held
  const isThere = held?.isConnected && !held.matches(':disabled') && !held.closest('[inert]')
  // at the end of a test all of the page goes
  isGone = held !== null && !isThere && isFree && (isGone || body.querySelector(PLACES) !== null)
}

function end(): void {
  if (isGone && held) lost.push(held.outerHTML.slice(0, 200))
  isGone = false
  const { activeElement, body } = document
  held = activeElement === body ? null : activeElement
}

// a worker has no page
if (typeof document !== 'undefined') watchFocus()

function watchFocus(): void {
  document.addEventListener(
    'focusin',
    ({ target }) => {
      held = target instanceof Element ? target : null
      isGone = false
    },
    true,
  )
  document.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      // by Tab out of the page, or by a press beside everything
      if (relatedTarget === null && target === held) held = null
    },
    true,
  )
  for (const beginning of BEGINNINGS) document.addEventListener(beginning, end, true)
  new MutationObserver(look).observe(document, {
    ...{ subtree: true, childList: true },
    attributeFilter: ['disabled', 'inert'],
  })

  beforeEach(() => {
    held = null
    isGone = false
    lost = []
  })

  afterEach(({ task }) => {
    end()
    if (!OF_TASKS.test(task.file.filepath)) return
    expect(lost, 'an action took the focus from these, and nothing else has it').toEqual([])
  })
}

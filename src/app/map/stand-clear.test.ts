import { afterEach, expect, it, vi } from 'vitest'
import { standClear } from './stand-clear.ts'

afterEach(() => vi.unstubAllGlobals())

/** A notice of 440 x 120 in a window of 1366 x 768. */
function aNotice(isPhone: boolean): HTMLElement {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }))
  const notice = document.createElement('section')
  vi.spyOn(notice, 'getBoundingClientRect').mockImplementation(() => {
    const x = { left: 24, centre: 463, right: 902 }[notice.dataset['across'] ?? ''] ?? 0
    return new DOMRect(x, notice.dataset['along'] === 'top' ? 88 : 560, 440, 120)
  })
  return notice
}

const above = { x: 600, y: 100, width: 120, height: 40 }
const below = { x: 600, y: 600, width: 120, height: 40 }
const everywhere = { x: 0, y: 0, width: 1366, height: 400 }

it.each([
  [false, [], 'top centre'],
  [true, [], 'bottom centre'],
  [false, [above], 'bottom centre'],
  [true, [below], 'top centre'],
  [false, [above, below], 'top left'],
  [false, [everywhere, below], 'bottom left'],
])('on a phone: %s, beside the labels %j it stands at the %s', (isPhone, labels, place) => {
  const notice = aNotice(isPhone)
  standClear(notice, labels)
  expect(`${notice.dataset['along']} ${notice.dataset['across']}`).toBe(place)
})

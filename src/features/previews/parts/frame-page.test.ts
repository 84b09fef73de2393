import { afterEach, expect, it, vi } from 'vitest'
import { isShown, lessenMotion, showAsList } from './frame-page.ts'

afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

it('applies the styles of less motion to a page, also those that come later [DESIGN-4]', async () => {
  const add = (css: string) => {
    const style = document.createElement('style')
    style.textContent = css
    document.head.append(style)
    return () => (style.sheet?.cssRules[0] as CSSMediaRule | undefined)?.media.mediaText
  }
  const first = add('@media (prefers-reduced-motion: reduce) { a { color: red } }')
  const stop = lessenMotion(document)
  expect(first()).toBe('(min-width: 0px)')
  const late = add('@media (prefers-reduced-motion: no-preference) { a { color: red } }')
  await vi.waitFor(() => expect(late()).toBe('(max-width: 0px)'))
  stop()
})

it('presses the game’s own button for the list and the map, where it is not so already [DESIGN-4]', () => {
  const pressed: string[] = []
  const show = (nav: string) => {
    document.body.innerHTML = `<div data-scene="map" data-ready="true">${nav}</div>`
    document.querySelector('button')?.addEventListener('click', () => pressed.push(nav.slice(5, 9)))
  }
  const map = '<nav data-scene-head><button>List</button><button data-element="a"></button></nav>'
  const list = '<nav id="l"><h1 data-scene-head>Map</h1><button>Map</button></nav>'
  expect(showAsList(document, true)).toBe(false)
  show(map)
  expect(isShown(document)).toBe(true)
  expect([showAsList(document, false), pressed.length]).toEqual([true, 0])
  expect([showAsList(document, true), pressed.length]).toEqual([true, 1])
  show(list)
  expect([showAsList(document, true), pressed.length]).toEqual([true, 1])
  expect([showAsList(document, false), pressed.length]).toEqual([true, 2])
})
